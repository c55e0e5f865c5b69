import type { QueryClient } from '@tanstack/react-query'

/** The first part of the keys of all queries that read the member's deposits. */
export const DEPOSIT_LISTS = {
  history: 'deposit-history',
  open: 'open-deposit',
  query: 'query-deposits',
} as const

/** Refetches the lists after an order has ended: one visible below the result would otherwise still offer to pay it. */
export const invalidateDepositLists = (client: QueryClient): void => {
  for (const list of Object.values(DEPOSIT_LISTS)) void client.invalidateQueries({ queryKey: [list] })
}
