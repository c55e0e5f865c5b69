import { useEffect, useEffectEvent } from 'react'

/** Messages about orders, with the subscribers of each order. */
interface OrderTopic<Message> {
  /** Notifies all subscribers of an order. Returns false if there are none. */
  publish(orderId: string, message: Message): boolean
  /** Subscribes to an order; the returned function unsubscribes. */
  subscribe(orderId: string, listener: (message: Message) => void): () => void
}

/** Creates a topic to which whatever shows an order on the screen subscribes; `publish` returns whether anything does. */
export function createOrderTopic<Message>(): OrderTopic<Message> {
  const listenersOf = new Map<string, Set<(message: Message) => void>>()
  return {
    publish(orderId, message) {
      const listeners = listenersOf.get(orderId)
      for (const listener of listeners ?? []) listener(message)
      return listeners !== undefined
    },
    subscribe(orderId, listener) {
      const listeners = listenersOf.get(orderId) ?? new Set()
      listenersOf.set(orderId, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) listenersOf.delete(orderId)
      }
    },
  }
}

/** Subscribes to an order while the component is mounted; does nothing without an order id. */
export function useOrderTopic<Message>(
  topic: OrderTopic<Message>,
  orderId: string | null | undefined,
  onMessage: (message: Message) => void,
): void {
  const listener = useEffectEvent(onMessage)
  useEffect(() => (orderId ? topic.subscribe(orderId, (message) => listener(message)) : undefined), [topic, orderId])
}
