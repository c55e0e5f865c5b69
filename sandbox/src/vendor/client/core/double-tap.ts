import { pause } from './motion.ts'

/** The second tap of a double tap comes within this time of the first one. */
const TAP_MS = 600

/** Waits until a press can no longer become a double tap: its second tap would stake again, on the button now there. */
export const doubleTapOver = (pressedAt: number): Promise<void> => pause(pressedAt + TAP_MS - performance.now(), true)
