import type { ColumnType, Generated } from 'kysely'
import type { Stamp } from './types.ts'

interface SettingTable {
  name: string
  /** Empty: for everybody. Otherwise only for callers whose user agent holds this text (tests). */
  scope: string
  value: ColumnType<unknown, string, string>
}

interface MailTable {
  id: Generated<number>
  recipient: string
  subject: string
  text: string
  html: string
  createdAt: Stamp
}

interface FaultTable {
  id: Generated<number>
  path: string
  mode: string
  status: number | null
  body: string | null
  delayMs: number | null
  /** How many more requests it answers; null: all, until cleared. */
  times: number | null
  memberId: number | null
  userAgent: string | null
}

interface SeedTable {
  name: string
  createdAt: Stamp
}

export interface OperatorTables {
  settings: SettingTable
  mails: MailTable
  faults: FaultTable
  seeds: SeedTable
}
