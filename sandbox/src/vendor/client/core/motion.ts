import { readStored, writeStored } from './stored.ts'

const system = matchMedia('(prefers-reduced-motion: reduce)')
const KEY = 'motion'
let chosen = readStored(KEY, 'localStorage')

/** True when things should appear in place instead of moving. */
export const still = (): boolean => (chosen === null ? system.matches : chosen === 'still')

const show = (): void => {
  document.body.classList.toggle('still', still())
}
system.addEventListener('change', show)
show()

/** Turns motion on or off for this player. */
export function toggleMotion(): void {
  chosen = still() ? 'moving' : 'still'
  // Without storage the choice holds until the page is closed.
  writeStored(KEY, chosen, 'localStorage')
  show()
}

/** Waits `ms`; with motion turned off it does not wait, unless `always`. */
export const pause = (ms: number, always = false): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, still() && !always ? 0 : ms))

/** Runs an animation to its end; with motion turned off, not at all. */
export async function animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
  if (still()) return
  await element.animate(frames, options).finished.catch(() => undefined)
}
