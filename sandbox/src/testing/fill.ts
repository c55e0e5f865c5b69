import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { testApi } from './api.ts'
import { fillLedger } from './ledger.ts'
import { testMember } from './members.ts'

export interface Filled {
  readonly id: number
  readonly token: string
  readonly order: string
  readonly withdrawal: number
  readonly news: number
}

/** Tables that grow with members and play; the others hold the operator's data. */
export const GROWING =
  /^(members|sessions|ledger_|news|deposits|provider_orders|withdrawal|files|game_visits|favourites)/

/**
 * Tables whose rows are copied, for the same member or for others, and the columns that change in a copy (SQL; `i`
 * counts the copies, 'k' is replaced by a prefix of its own).
 */
const COPIES: readonly (readonly [table: string, change: string])[] = [
  ['sessions', `'token_hash', 'k' || i`],
  ['news', ''],
  ['deposits', `'id', 'k' || i, 'attempt_key', 'k' || i`],
  ['provider_orders', `'ref', 'k' || i`],
  ['withdrawals', `'attempt_key', 'k' || i`],
  ['files', `'id', 'k' || i`],
  ['game_visits', `'game_id', 1 + i % 20`],
  ['favourites', `'game_id', 2 + i % 20`],
]
const FIRST_OTHER = 200_000

/** A member with that many transactions, one row of everything else, and `more` copies of each. */
export async function fillMember(
  ctx: Context,
  { transactions, more = 0 }: { transactions: number; more?: number },
): Promise<Filled> {
  const { db } = ctx
  const { id, token = '' } = await testMember(ctx, { balance: '5000', vipPoints: 1_000_000, vipLevel: 20 })
  const now = ctx.clock()
  const file = `bench-${id}`
  await db
    .insertInto('files')
    .values({ id: file, memberId: id, mime: 'image/png', size: 1, content: new Uint8Array([1]), createdAt: now })
    .execute()
  await db.updateTable('members').set({ idcardProofId: file, paymentProofId: file }).where('id', '=', id).execute()
  const { id: news } = await db
    .insertInto('news')
    .values({ memberId: id, message: 'Hello', type: 0, createTime: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('gameVisits')
    .values({ memberId: id, gameId: 1, rounds: 1, bet: 100n, win: 0n, lastAt: now })
    .execute()
  await db.insertInto('favourites').values({ memberId: id, gameId: 1 }).execute()
  const made = {
    memberId: id,
    method: 'BTC',
    currency: 'USD' as const,
    amount: 100n,
    payloadHash: '',
    language: 'en',
    detail: '{}',
    createdAt: now,
    updatedAt: now,
  }
  const { id: withdrawal } = await db
    .insertInto('withdrawals')
    .values({ ...made, attemptKey: 'bench' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const order = await placeOne(ctx, token)
  for (const [table, change] of COPIES)
    await copy(ctx, { table, change, from: id, count: more, owner: String(id), prefix: `o${id}-` })
  if (transactions > 0) await fillLedger(db, { id, currency: 'USD' }, transactions, now)
  return { id, token, order, withdrawal, news }
}

/**
 * Creates other members with `rows` rows of each kind, four each, so that the planner sees tables as they are after a
 * year. To be called once.
 */
export async function fillOthers({ db }: Context, like: Filled, rows: number): Promise<void> {
  const members = Math.ceil(rows / 4)
  const names = `'id', ${FIRST_OTHER} + i, 'username', 'm' || i, 'email', 'm' || i || '@players.example', 'invitation_code', 'X' || i`
  await copy({ db }, { table: 'members', change: names, from: like.id, count: members, owner: '', prefix: '' })
  const owner = `${FIRST_OTHER} + i % ${members}`
  for (const [table, change] of COPIES) {
    const games = table === 'favourites' ? `'game_id', 1 + i / ${members}` : change
    await copy({ db }, { table, change: games, from: like.id, count: rows, owner, prefix: 'f' })
  }
  await sql`
    insert into withdrawal_steps (withdrawal_id, status, created_at)
    select id, 0, created_at from withdrawals where id <> ${like.withdrawal} on conflict do nothing`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

/** A deposit of the member's, by the API itself. */
async function placeOne(ctx: Context, token: string): Promise<string> {
  const api = await testApi(ctx)
  const { data } = await api.post('/sys/deposit/payp/depositOrder', { amount: '50' }, { authorization: token })
  await api.app.close()
  return data.orderId as string
}

interface Copying {
  readonly table: string
  readonly change: string
  /** The member whose row is copied. */
  readonly from: number
  readonly count: number
  /** SQL of the copies' member_id; '' where they have no owner. */
  readonly owner: string
  readonly prefix: string
}

/** Copies one row of the member's many times over, with other keys. */
async function copy(
  { db }: Pick<Context, 'db'>,
  { table, change, from, count, owner, prefix }: Copying,
): Promise<void> {
  if (count === 0) return
  const { rows } = await sql<{ columnName: string }>`
    select column_name from information_schema.columns
    where table_name = ${table} and is_generated = 'NEVER'`.execute(db)
  const isNamed = change.includes(`'id'`)
  const columns = rows.map(({ columnName }) => columnName).filter((name) => name !== 'id' || isNamed)
  const hasOwner = columns.includes('member_id')
  const keys = [change.replaceAll(`'k'`, `'${prefix}'`), hasOwner && `'member_id', ${owner}`].filter(Boolean).join(', ')
  const mine = table === 'members' ? `where id = ${from}` : hasOwner ? `where member_id = ${from}` : ''
  await sql
    .raw(
      `
    insert into ${table} (${columns.join(', ')})
    select ${columns.map((name) => `r.${name}`).join(', ')}
    from (select * from ${table} ${mine} limit 1) as one
    cross join generate_series(0, ${count - 1}) as i
    cross join lateral jsonb_populate_record(one::${table}, jsonb_build_object(${keys})) as r`,
    )
    .execute(db)
}
