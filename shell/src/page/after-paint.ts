/** Runs when the next frame is on its way to the screen: a press is answered first, then comes what it brings along. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
