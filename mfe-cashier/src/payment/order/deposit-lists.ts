import type { QueryClient } from '@tanstack/react-query'

/** How the queries begin that read the member's deposits. */
export const DEPOSIT_LISTS = {
  history: 'deposit-history',
  open: 'open-deposit',
  query: 'query-deposits',
} as const

/** An order has ended: a list that is in sight below its result goes on offering to pay it otherwise. */
export const rereadDeposits = (client: QueryClient): void => {
  for (const list of Object.values(DEPOSIT_LISTS)) void client.invalidateQueries({ queryKey: [list] })
}
