import { createOrderTopic, useOrderTopic } from './order-topic.ts'

const recheckTopic = createOrderTopic<void>()

/**
 * Returns whether an order's result is on the screen. If so, that result asks again, and no second one is to be opened.
 */
export const recheckShownResult = (orderId: string): boolean => recheckTopic.publish(orderId)

/** Registers a result that is on the screen; `onRecheck` requests the order's status again if its outcome is still open. */
export const useShownResult = (orderId: string | undefined, onRecheck: () => void): void =>
  useOrderTopic(recheckTopic, orderId, onRecheck)
