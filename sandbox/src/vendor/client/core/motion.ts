import { readStored, writeStored } from './safe-storage.ts'

const system = matchMedia('(prefers-reduced-motion: reduce)')
const KEY = 'motion'
let chosen = readStored(KEY, 'localStorage')

/** True when things should appear in place instead of moving. */
export const isStill = (): boolean => (chosen === null ? system.matches : chosen === 'still')

const show = (): void => {
  document.body.classList.toggle('still', isStill())
}
system.addEventListener('change', show)
show()

/** Turns motion on or off for this player. */
export function toggleMotion(): void {
  chosen = isStill() ? 'moving' : 'still'
  // Without storage the choice holds until the page is closed.
  writeStored(KEY, chosen, 'localStorage')
  show()
}

/** Waits `ms`; with motion turned off it does not wait, unless `always`. */
export const pause = (ms: number, always = false): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, isStill() && !always ? 0 : ms))

/** Runs an animation to its end; with motion turned off, not at all. */
export async function animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
  if (isStill()) return
  await element.animate(frames, options).finished.catch(() => undefined)
}
