import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Currency } from '../../ledger/money.ts'
import type { Json, Stamp } from './types.ts'

export interface MemberTable {
  id: Generated<number>
  username: string
  email: string
  passwordHash: string | null
  firstName: Generated<string>
  lastName: Generated<string>
  gender: Generated<string>
  /** YYYY-MM-DD, or empty for a member who came by a social login. */
  birthday: Generated<string>
  currency: Generated<Currency>
  countryCode: Generated<string>
  stateCode: Generated<string>
  city: Generated<string>
  postalCode: Generated<string>
  address: Generated<string>
  mobilePrefix: Generated<string>
  mobile: Generated<string>
  receiveExclusive: Generated<boolean>
  invitationCode: string
  invitedBy: number | null
  recommendCode: Generated<string>
  /** 0 common, 10 agent. */
  type: Generated<number>
  /** 0 entry, 10 bronze, 20 silver, 30 gold, 40 diamond (D12). */
  level: Generated<number>
  vipPoints: Generated<number>
  vipLifeTimePoints: Generated<number>
  /** Wagered minor units that have not become a point yet. */
  vipWagerRest: Generated<bigint>
  /** Minor units still to be wagered before a cash-out. */
  rollingAmount: Generated<bigint>
  /** Minor units of the cash that are gifts: played with, never withdrawn (D43). */
  giftsLeft: Generated<bigint>
  /** 1 once a deposit has succeeded. */
  credited: Generated<number>
  /** The deposits have reached the smallest deposit that the site took at that time (D41). */
  reachedMinimumDeposit: Generated<boolean>
  enabled: Generated<number>
  activated: Generated<boolean>
  /** The social provider has verified the member: no password that somebody else may have set is left. */
  socialLogin: Generated<boolean>
  /** The operator has blocked the member's amount: checkBlock no longer answers 1. */
  blocked: Generated<boolean>
  treasureIndex: Generated<number>
  idcardProofId: Generated<string>
  idcardHoldProofId: Generated<string>
  addressProofId: Generated<string>
  paymentProofId: Generated<string>
  sourceOfWealthProofId: Generated<string>
  /** 0 not uploaded, 10 auditing, 20 audit success, 30 audit failed. */
  idcardProofStatus: Generated<number>
  idcardHoldProofStatus: Generated<number>
  addressProofStatus: Generated<number>
  paymentProofStatus: Generated<number>
  sourceOfWealthProofStatus: Generated<number>
  createdAt: Stamp
}

export type Member = Selectable<MemberTable>

interface SessionTable {
  tokenHash: string
  memberId: number
  createdAt: Stamp
  expiresAt: ColumnType<Date>
}

interface OneTimeTokenTable {
  tokenHash: string
  kind: 'activate' | 'reset' | 'launch' | 'play' | 'social'
  memberId: number | null
  data: Json
  createdAt: Stamp
  expiresAt: ColumnType<Date>
  usedAt: Date | null
}

interface VerifyCodeTable {
  ticket: string
  /** The address that the picture was drawn from (`callerOf`). */
  caller: string
  code: string
  expiresAt: Date
}

interface LoginAttemptTable {
  /** Hash of the member whose password was tried, or of a name that is nobody's. */
  subject: string
  /** Hash of the IP address that tried; empty for the attempts of all addresses together. */
  caller: Generated<string>
  failures: number
  blockedUntil: Date
  lastAt: Date
}

interface InviteConfigTable {
  id: number
  personCount: number
  /** Minor units of US dollars: '25.00' is 2500n; paid in the member's own currency. */
  bonusAmount: bigint
}

interface InviteClaimTable {
  memberId: number
  inviteConfigId: number
  /** The caller's idempotency key; null for a tier that was paid along with a later one. */
  attemptKey: string | null
  createdAt: Stamp
}

export interface MemberTables {
  members: MemberTable
  sessions: SessionTable
  oneTimeTokens: OneTimeTokenTable
  verifyCodes: VerifyCodeTable
  loginAttempts: LoginAttemptTable
  inviteConfigs: InviteConfigTable
  inviteClaims: InviteClaimTable
}
