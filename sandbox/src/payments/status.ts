import type { DepositStatus } from './tables.ts'

const NUMBERS: Record<DepositStatus, number> = { pending: 0, succeeded: 10, failed: 20, canceled: 30 }
/** The number of pollingStatus: 10 is success (games-and-cashier.md 7). */
export const statusNumber = (status: DepositStatus): number => NUMBERS[status]

/** The word of findOrder everywhere but at Cash App (D14): true, false, wait. */
export const statusWord = (status: DepositStatus): string =>
  status === 'succeeded' ? 'true' : status === 'pending' ? 'wait' : 'false'

/** Cash App says it the other way round: 'false' is success (D14). */
export const cashWord = (status: DepositStatus): string =>
  status === 'succeeded' ? 'false' : status === 'pending' ? 'wait' : 'true'
