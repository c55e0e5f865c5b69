import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Currency } from '../ledger/index.ts'

/** Where the money goes, as the form requests it (games-and-cashier.md 3, withdraw request). */
export interface WithdrawalDetail {
  routingNumber?: string
  accountNumber?: string
  accountName?: string
  email?: string
  payoutData?: { accountName: string; toAccount: string }
}

interface WithdrawalTable {
  id: Generated<number>
  memberId: number
  method: string
  currency: Currency
  /** Minor units. */
  amount: bigint
  status: Generated<number>
  attemptKey: string
  payloadHash: string
  language: string
  detail: ColumnType<WithdrawalDetail, string, string>
  createdAt: Date
  updatedAt: Date
}
export type Withdrawal = Selectable<WithdrawalTable>

interface StepTable {
  withdrawalId: number
  status: number
  /** The reason for the step, as the member reads it; empty where none is needed. */
  reason: Generated<string>
  createdAt: Date
}

/** games-and-cashier.md 3: withdraw status codes. */
export const STATUS = {
  pending: 0,
  canceled: 1,
  rejected: 10,
  passed: 20,
  paying: 29,
  payed: 30,
  success: 40,
  failed: 50,
} as const
export type Status = (typeof STATUS)[keyof typeof STATUS]

/** Final statuses without a payment: the money was given back to the member. */
export const GIVEN_BACK: ReadonlySet<number> = new Set([STATUS.canceled, STATUS.rejected, STATUS.failed])

/** Statuses that are not final: the money may still be paid out, or given back. */
export const UNDER_WAY: readonly Status[] = [STATUS.pending, STATUS.passed, STATUS.paying, STATUS.payed]

declare module '../db/schema.ts' {
  interface Database {
    withdrawals: WithdrawalTable
    withdrawalSteps: StepTable
  }
}

declare module '../operator/settings.ts' {
  interface Settings {
    /** Replaces the defaults of the cash-out form; amounts are in fiat money (operator/amounts.ts). */
    withdrawConfig?: {
      minimumAmount?: string
      withdrawAmounts?: string
      withdrawAllowManualInput?: number
      requiredDepositAmount4Withdraw?: string
    }
  }
}
