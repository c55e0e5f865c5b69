import type { ColumnType, Generated } from 'kysely'
import type { Kind } from '../../ledger/kinds.ts'
import type { Currency } from '../../ledger/money.ts'
import type { Json } from './types.ts'

interface AccountTable {
  id: Generated<number>
  code: string
  currency: Currency
  memberId: number | null
  mayGoNegative: boolean
}

type Once<T> = ColumnType<T, T, never>

interface TransactionTable {
  id: Generated<number>
  key: Once<string>
  payloadHash: Once<string>
  kind: Once<Kind>
  memberId: Once<number | null>
  currency: Once<Currency>
  /** The change of the member's cash, signed minor units; transactions with 0 never show in a history. */
  delta: Once<bigint>
  balanceBefore: Once<bigint>
  balanceAfter: Once<bigint>
  reference: Once<string | null>
  meta: Json
  createdAt: ColumnType<Date, Date | undefined, never>
}

interface EntryTable {
  id: Generated<bigint>
  transactionId: Once<number>
  accountId: Once<number>
  /** Place in the account's chain: 1, 2, 3 and so on, without a gap. */
  seq: Once<number>
  amount: Once<bigint>
  balanceAfter: Once<bigint>
}

export interface LedgerTables {
  ledgerAccounts: AccountTable
  ledgerTransactions: TransactionTable
  ledgerEntries: EntryTable
}
