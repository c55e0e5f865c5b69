import { useObservable } from '@croupier/shared/host'
import { createValue } from '../host/value.ts'

const open = createValue(0)

/** A screen with card fields has come or gone. Counted from the page's beginning: the chat's code may come after it. */
export function countCardFields(shown: boolean): void {
  open.set(Math.max(0, open.get() + (shown ? 1 : -1)))
}

/** Whether a screen with card fields is open: no foreign script runs meanwhile (D19). */
export function useCardFields(): boolean {
  return useObservable(open) > 0
}
