import type { DepositStatus } from './tables.ts'

const NUMBERS: Record<DepositStatus, number> = { pending: 0, succeeded: 10, failed: 20, canceled: 30 }
/** The status number in pollingStatus's response: 10 is success (games-and-cashier.md 7). */
export const statusNumber = (status: DepositStatus): number => NUMBERS[status]

/** The status word in findOrder's response for every method but Cash App (D14): true, false, wait. */
export const statusWord = (status: DepositStatus): string =>
  status === 'succeeded' ? 'true' : status === 'pending' ? 'wait' : 'false'

/** Cash App's words are inverted: 'false' is success (D14). */
export const cashWord = (status: DepositStatus): string =>
  status === 'succeeded' ? 'false' : status === 'pending' ? 'wait' : 'true'
