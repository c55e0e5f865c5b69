import { useObservable } from '@croupier/shared/host'
import { createValue } from '../host/value.ts'

const open = createValue(0)

/**
 * Counts the open screens with card fields. This has to run from the page's beginning: the chat's code may load after
 * such a screen opens.
 */
export function countCardFields(shown: boolean): void {
  open.set(Math.max(0, open.get() + (shown ? 1 : -1)))
}

/** Whether a screen with card fields is open: no foreign script runs meanwhile (D19). */
export function useCardFields(): boolean {
  return useObservable(open) > 0
}
