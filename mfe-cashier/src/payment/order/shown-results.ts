import { createHearers, useHearing } from './hearers.ts'

const shown = createHearers<void>()

/** Whether an order's result is on the screen: then that one asks again, and no second one is opened above it. */
export const askShownResult = (orderId: string): boolean => shown.tell(orderId)

/** A result that is on the screen; `ask` asks how its order stands, where that is still open. */
export const useShownResult = (orderId: string | undefined, ask: () => void): void => useHearing(shown, orderId, ask)
