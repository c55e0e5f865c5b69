/**
 * How many animation frames to wait for a pop-up to be gone, and then for the focus to be back at what had opened it.
 */
const MAX_WAIT_FRAMES = 60
const FOCUS_FRAMES = 3

/** Selects a pop-up's dialog, but not the live chat, a dialog too, which does not cover the page. */
export const MODAL = '[role="dialog"][tabindex]'

const isCovered = () => document.querySelector(MODAL) !== null

/**
 * Runs `work` once no pop-up covers the page and a closed one has returned the focus; at once if none covers it now.
 * Gives up if the page stays covered. Returns a function that cancels it.
 */
export function whenUncovered(work: () => void): () => void {
  let frame = 0
  const wait = (frames: number, left: number): void => {
    const covered = isCovered()
    if (covered ? left > 0 : frames > 0) {
      frame = requestAnimationFrame(() => wait(covered ? frames : frames - 1, left - 1))
    } else if (!covered) work()
  }
  wait(isCovered() ? FOCUS_FRAMES : 0, MAX_WAIT_FRAMES)
  return () => cancelAnimationFrame(frame)
}
