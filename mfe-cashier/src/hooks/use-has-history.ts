import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let hasHistory = true

/** Records whether the operator has a list of deposits (D3), by the last response of that call. */
export function rememberHasHistory(isAvailable: boolean): void {
  hasHistory = isAvailable
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the operator has a list of deposits (D3); true until a response says otherwise. */
export const useHasHistory = (): boolean => useSyncExternalStore(subscribe, () => hasHistory)
