import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { AccountRef } from './accounts.ts'
import { lockAccounts, readTails } from './chain.ts'
import { InsufficientFunds, KeyReused } from './errors.ts'
import type { Kind } from './kinds.ts'
import type { Currency } from './money.ts'

interface Leg {
  account: AccountRef
  /** Minor units; positive adds to the account. */
  amount: bigint
}

export interface Posting {
  /** Idempotency key: the same key with the same payload takes effect once, however often it is sent. */
  key: string
  kind: Kind
  /** The member whose history shows the posting; their cash account gives balanceBefore and balanceAfter. */
  memberId?: number
  currency: Currency
  legs: Leg[]
  /** What the posting belongs to: 'round:…', 'deposit:…', 'withdraw:…'. */
  reference?: string
  meta?: Record<string, unknown>
  /** When it happened; seeds only: the database dates the others once they hold their locks, in the chain's order. */
  at?: Date
}

export interface Posted {
  transactionId: number
  /** True when an earlier posting with this key took effect and nothing was moved now. */
  replayed: boolean
  /** The member's cash in minor units; both 0n for a posting without a member. */
  balanceBefore: bigint
  balanceAfter: bigint
}

/**
 * Moves money exactly once, in one database transaction (the one passed in, or a new one).
 * Throws InsufficientFunds when a member's account would go below zero, KeyReused when the key was used
 * for another payload, and a plain Error when the legs do not sum to zero. security.md, "Money".
 */
export async function post(db: Kysely<Database> | Transaction<Database>, posting: Posting): Promise<Posted> {
  const legs = mergeLegs(posting.legs)
  if (db.isTransaction) return postIn(db as Transaction<Database>, posting, legs)
  return db.transaction().execute((trx) => postIn(trx, posting, legs))
}

async function postIn(trx: Transaction<Database>, posting: Posting, legs: Leg[]): Promise<Posted> {
  const hash = payloadHash(posting, legs)
  const earlier = await findPosted(trx, posting.key, hash)
  if (earlier) return earlier

  const accounts = await lockAccounts(
    trx,
    legs.map((leg) => leg.account),
    posting.currency,
  )
  const tails = await readTails(trx, [...accounts.values()])
  const entries = legs.map((leg) => {
    const accountId = accounts.get(leg.account.code)!
    const tail = tails.get(accountId) ?? { seq: 0, balance: 0n }
    const balanceAfter = tail.balance + leg.amount
    return { accountId, seq: tail.seq + 1, amount: leg.amount, balanceAfter, before: tail.balance, leg }
  })
  const memberEntry = entries.find((entry) => entry.leg.account.code === `member:${posting.memberId}:cash`)
  const cashNow = memberEntry?.before ?? 0n

  const refused = entries.some((entry) => !entry.leg.account.mayGoNegative && entry.balanceAfter < 0n)
  if (refused) {
    // A concurrent request with the same key may have committed while we waited for the lock: replay its result.
    const duplicate = await findPosted(trx, posting.key, hash)
    if (duplicate) return duplicate
    throw new InsufficientFunds()
  }

  const inserted = await trx
    .insertInto('ledgerTransactions')
    .values({
      key: posting.key,
      payloadHash: hash,
      kind: posting.kind,
      memberId: posting.memberId ?? null,
      currency: posting.currency,
      delta: memberEntry?.amount ?? 0n,
      balanceBefore: cashNow,
      balanceAfter: memberEntry?.balanceAfter ?? cashNow,
      reference: posting.reference ?? null,
      meta: JSON.stringify(posting.meta ?? {}),
      ...(posting.at ? { createdAt: posting.at } : {}),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return (await findPosted(trx, posting.key, hash))!

  await trx
    .insertInto('ledgerEntries')
    .values(
      entries.map(({ accountId, seq, amount, balanceAfter }) => ({
        transactionId: inserted.id,
        accountId,
        seq,
        amount,
        balanceAfter,
      })),
    )
    .execute()
  return {
    transactionId: inserted.id,
    replayed: false,
    balanceBefore: cashNow,
    balanceAfter: memberEntry?.balanceAfter ?? cashNow,
  }
}

/** The posting with this idempotency key as it is stored, whatever its payload; undefined if there is none. */
export const postingOf = (db: Kysely<Database>, key: string) =>
  db.selectFrom('ledgerTransactions').selectAll().where('key', '=', key).executeTakeFirst()

/** The result of the earlier posting with this key, if any; throws KeyReused when its payload was another one. */
async function findPosted(trx: Transaction<Database>, key: string, hash: string): Promise<Posted | undefined> {
  const row = await postingOf(trx, key)
  if (!row) return undefined
  if (row.payloadHash !== hash) throw new KeyReused()
  return {
    transactionId: row.id,
    replayed: true,
    balanceBefore: row.balanceBefore,
    balanceAfter: row.balanceAfter,
  }
}

function mergeLegs(legs: Leg[]): Leg[] {
  const merged = new Map<string, Leg>()
  for (const leg of legs) {
    const amount = (merged.get(leg.account.code)?.amount ?? 0n) + leg.amount
    merged.set(leg.account.code, { account: leg.account, amount })
  }
  const result = [...merged.values()].filter((leg) => leg.amount !== 0n)
  const sum = result.reduce((total, leg) => total + leg.amount, 0n)
  if (sum !== 0n) throw new Error(`Legs must sum to zero, got ${sum}`)
  if (result.length < 2) throw new Error('A posting moves something between two accounts')
  return result
}

function payloadHash(posting: Posting, legs: Leg[]): string {
  const moved = legs.map((leg) => `${leg.account.code}=${leg.amount}`).sort()
  const payload = [posting.kind, posting.memberId ?? '', posting.currency, posting.reference ?? '', ...moved]
  return createHash('sha256').update(payload.join('\n')).digest('hex')
}
