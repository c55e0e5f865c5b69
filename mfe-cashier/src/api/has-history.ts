import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isThere = true

/** Records whether the operator has a list of deposits (D3), by the last response of that call. */
export function noteHistory(there: boolean): void {
  isThere = there
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

export const useHasHistory = (): boolean => useSyncExternalStore(subscribe, () => isThere)
