const concluded = new Set<string>()
const listeners = new Set<() => void>()

/** Whether this page has shown or told the player how an order ended. */
export const isConcluded = (orderId: string): boolean => concluded.has(orderId)

export function markConcluded(orderId: string): void {
  concluded.add(orderId)
  for (const listener of listeners) listener()
}

/** Calls back whenever the player has been shown or told how an order ended; the returned function unsubscribes. */
export function subscribeToConclusions(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
