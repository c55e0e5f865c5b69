import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Currency } from '../ledger/index.ts'
import type { CardPlan } from './test-cards.ts'

type JsonOf<T> = ColumnType<T, string | undefined, string>

export type DepositStatus = 'pending' | 'succeeded' | 'failed' | 'canceled'

/** What a deposit stores besides the amount. Of a card: brand and last four digits, nothing else (D28). */
export interface DepositDetail {
  brand?: string
  last4?: string
  /** What the bank behind the card will do. */
  plan?: CardPlan
  coin?: string
  address?: string
  coinAmount?: string
  /** Coins that have arrived so far. */
  coinReceived?: string
  confirmations?: number
  expiresAt?: string
  /** The coins seen before the address expired; the order's price holds for them, whenever confirmed. `true`: all. */
  inTime?: string | true
  /** The requested amount, if another amount was paid and credited. */
  asked?: string
  /** The coins that were credited, and the requested amount before `amount` became what they were worth. */
  credited?: { coins: string; asked?: string }
}

interface DepositTable {
  id: string
  memberId: number
  method: string
  currency: Currency
  /** Minor units of the member's currency. */
  amount: bigint
  status: ColumnType<DepositStatus, DepositStatus | undefined, DepositStatus>
  attemptKey: string
  payloadHash: string
  language: string
  detail: JsonOf<DepositDetail>
  createdAt: Date
  updatedAt: Date
}
export type Deposit = Selectable<DepositTable>

interface MethodTable {
  code: string
  name: string
  enabled: Generated<number>
  /** 0: everybody; 10: only members who have deposited; 20: only members who have not. */
  visibility: Generated<number>
  sortIndex: number
}

/** A report's fields besides its ids and outcome. */
export interface ReportDetail {
  amount?: string
  currency?: string
  coinReceived?: string
  confirmations?: number
  expired?: 1
  seenAt?: string
}

/** A provider's report as the operator received it: applied, late, or refused. */
interface ReceivedReportTable {
  id: string
  depositId: string
  outcome: string
  /** What the report did (`Effect`), or 'refused'. */
  effect: string
  receivedAt: Date
  detail: JsonOf<ReportDetail>
  /** Why the report was refused (`RefusalReason`). */
  reason: Generated<string>
  /** How often the report was refused for this reason. */
  times: Generated<number>
}

export interface ProviderDetail {
  language?: string
  coin?: string
  coinAmount?: string
  coinReceived?: string
  address?: string
  expiresAt?: string
  frame?: boolean
}

interface ProviderOrderTable {
  /** The operator's own order number. */
  ref: string
  kind: string
  amount: string
  currency: string
  state: ColumnType<string, string | undefined, string>
  returnUrl: string
  detail: JsonOf<ProviderDetail>
  createdAt: Date
  updatedAt: Date
}
export type ProviderOrder = Selectable<ProviderOrderTable>

/** A report that a provider has to send to the operator (its own side of the connection). */
interface ProviderReportTable {
  id: string
  ref: string
  outcome: string
  detail: JsonOf<Record<string, string | number>>
  dueAt: Date
  attempts: Generated<number>
  /** The operator has refused the report (status 400). */
  refused: Generated<boolean>
  deliveredAt: Date | null
}

declare module '../db/schema.ts' {
  interface Database {
    paymentMethods: MethodTable
    deposits: DepositTable
    paymentEvents: ReceivedReportTable
    providerOrders: ProviderOrderTable
    providerReports: ProviderReportTable
  }
}

declare module '../operator/settings.ts' {
  interface Settings {
    /** Replaces the defaults of the deposit dialogs; amounts are in fiat money (operator/amounts.ts). */
    depositConfig?: { minimumAmount?: string; paymentAmounts?: string; paymentAllowManualInput?: number }
    /** Changes to the methods' rows, for tests: for example a method that is disabled, or visible to other members. */
    paymentMethods?: Record<string, { enabled?: number; visibility?: number; sortIndex?: number; name?: string }>
    /** The bonus of each method; an empty list for none. Amounts are in fiat money, as above. */
    maxBonusInfo?: { code: string; percent: number; maxAmount: string }[]
  }
}
