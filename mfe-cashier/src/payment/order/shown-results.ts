import { createHearers, useHearing } from './hearers.ts'

const shown = createHearers<void>()

/**
 * Returns whether an order's result is on the screen. If so, that result asks again, and no second one is to be opened.
 */
export const askShownResult = (orderId: string): boolean => shown.tell(orderId)

/** Registers a result that is on the screen; `ask` requests the order's status again if its outcome is still open. */
export const useShownResult = (orderId: string | undefined, ask: () => void): void => useHearing(shown, orderId, ask)
