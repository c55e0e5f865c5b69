// host/index.ts, which names this file, is part of the contract (contract.txt): a new name waits for a new number.
import { useBalanceChange } from './hooks.ts'
import { useTabReturn } from './use-tab-return.ts'

/**
 * Calls back when a list of payments may be out of date: the balance changed, in whichever tab, or the player came back
 * to this tab. A payment that is passed on, fails, expires or is paid in part changes no balance and sends no event.
 */
export function usePaymentChanges(listener: () => void): void {
  useBalanceChange(listener)
  useTabReturn(listener)
}
