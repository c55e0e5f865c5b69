import { readStoredList, writeStored } from '../storage/stored.ts'

const STORE = 'croupier.payment-windows'
const MAX_STORED = 20

/** How the names of payment windows begin. */
export const PAYMENT_WINDOW = 'payment-'

/**
 * The payment windows that this tab has opened and whose end it has not seen, in the form of `windowKey`; they survive a reload
 * of the tab.
 */
export function storedWindows(): readonly string[] {
  // A new window starts with a copy of its opener's sessionStorage.
  return isPaymentWindow() ? [] : readStoredList(STORE, 'sessionStorage')
}

/** Whether this page is in a payment window. */
const isPaymentWindow = () => window.name.startsWith(PAYMENT_WINDOW)

/** A window as it is stored, with its member's id: the next member who logs in here is not told of it. */
export const windowKey = (name: string, memberId: number): string => `${memberId} ${name}`

/** Stores a window that this tab has opened, for the member with this id; the oldest of more than 20 is dropped. */
export const storeWindow = (name: string, memberId: number): void =>
  write([...storedWindows(), windowKey(name, memberId)].slice(-MAX_STORED))

/** Removes a window whose end this tab has seen, whichever member it is stored for. */
export const forgetWindow = (name: string): void => write(storedWindows().filter((each) => !each.endsWith(` ${name}`)))

const write = (names: readonly string[]) => void writeStored(STORE, JSON.stringify(names), 'sessionStorage')
