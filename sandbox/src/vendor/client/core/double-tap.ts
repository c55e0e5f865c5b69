import { pause } from './motion.ts'

/** The second tap of a hurried finger comes within this time of the first one. */
const TAP_MS = 600

/** Waits until no second tap of that press comes any more: by then it would stake anew, on the button that took its place. */
export const doubleTapOver = (pressedAt: number): Promise<void> => pause(pressedAt + TAP_MS - performance.now(), true)
