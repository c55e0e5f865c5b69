import { createOrderTopic, useOrderTopic } from './order-topic.ts'

const shown = createOrderTopic<void>()

/**
 * Returns whether an order's result is on the screen. If so, that result asks again, and no second one is to be opened.
 */
export const askShownResult = (orderId: string): boolean => shown.publish(orderId)

/** Registers a result that is on the screen; `ask` requests the order's status again if its outcome is still open. */
export const useShownResult = (orderId: string | undefined, ask: () => void): void => useOrderTopic(shown, orderId, ask)
