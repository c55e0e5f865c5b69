import { useBalanceChange } from './hooks.ts'
import { useTabReturn } from './use-tab-return.ts'

/**
 * Hears when payments may stand otherwise than they are shown, for lists of them: money moved, in whichever tab, or the
 * player comes back to this one. What is passed on, fails, expires or is paid in part moves no balance, and tells nobody.
 */
export function usePaymentNews(listener: () => void): void {
  useBalanceChange(listener)
  useTabReturn(listener)
}
