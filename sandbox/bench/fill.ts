import { sql } from 'kysely'
import type { Context } from '../src/context.ts'
import { makeTestMember, testMemberSchema } from '../src/faults/test-member.ts'
import { fillLedger } from '../src/testing/ledger.ts'
import * as v from 'valibot'

export interface Filled {
  readonly id: number
  readonly token: string
  readonly file: string
  readonly order: string
  readonly withdrawal: number
}

/** Rows that are copied with other keys, so that the planner sees tables as they are after a year. */
const COPIES: readonly (readonly [table: string, change: string])[] = [
  ['members', `'username', 'm' || i, 'email', 'm' || i || '@players.example', 'invitation_code', 'X' || i`],
  ['sessions', `'token_hash', 's' || i, 'member_id', 200000 + i % 5000`],
  ['news', `'member_id', 200000 + i % 5000`],
  ['deposits', `'id', 'F' || i, 'member_id', 200000 + i % 5000, 'attempt_key', 'f' || i`],
  ['provider_orders', `'ref', 'F' || i`],
  ['withdrawals', `'member_id', 200000 + i % 5000, 'attempt_key', 'f' || i`],
  ['files', `'id', 'f' || i, 'member_id', 200000 + i % 5000`],
  ['game_visits', `'member_id', 200000 + i % 5000`],
]
const ROWS = 20_000
const MEMBERS = 5_000

/** One member with `transactions` and one of everything, among 5,000 others with 20,000 rows of each kind. */
export async function fill(ctx: Context, transactions: number): Promise<Filled> {
  const { db } = ctx
  const user = await makeTestMember(ctx, v.parse(testMemberSchema, { balance: '5000', vipPoints: 1_000_000, vipLevel: 20 }))
  const { id, token = '' } = user
  const now = ctx.clock()
  const file = 'bench-file'
  await db.insertInto('files').values({ id: file, memberId: id, mime: 'image/png', size: 1, content: new Uint8Array([1]), createdAt: now }).execute()
  await db.updateTable('members').set({ idcardProofId: file, paymentProofId: file }).where('id', '=', id).execute()
  await db.insertInto('news').values({ memberId: id, message: 'Hello', type: 0, createTime: now }).execute()
  await db.insertInto('gameVisits').values({ memberId: id, gameId: 1, rounds: 1, bet: 100n, win: 0n, lastAt: now }).execute()
  const made = { memberId: id, method: 'BTC', currency: 'USD' as const, amount: 100n, payloadHash: '', language: 'en', detail: '{}', createdAt: now, updatedAt: now }
  const { id: withdrawal } = await db.insertInto('withdrawals').values({ ...made, attemptKey: 'bench' }).returning('id').executeTakeFirstOrThrow()
  const order = await placeOne(ctx, token)
  for (const [table, change] of COPIES) await copy(ctx, table, change, id)
  await sql`
    insert into withdrawal_steps (withdrawal_id, status, created_at)
    select id, 0, created_at from withdrawals where id <> ${withdrawal} on conflict do nothing`.execute(db)
  await fillLedger(db, { id, currency: 'USD' }, transactions, now)
  await sql`vacuum analyze`.execute(db)
  return { id, token, file, order, withdrawal }
}

/** A deposit of the member's, by the API itself. */
async function placeOne(ctx: Context, token: string): Promise<string> {
  const { testApi } = await import('../src/testing/api.ts')
  const api = await testApi(ctx)
  const { data } = await api.post('/sys/deposit/payp/depositOrder', { amount: '50' }, { authorization: token })
  await api.app.close()
  return data.orderId as string
}

/** Copies one row of the member's many times over, with the keys that `change` gives. */
async function copy({ db }: Context, table: string, change: string, memberId: number): Promise<void> {
  const isMember = table === 'members'
  const owner = isMember ? 'id' : table === 'provider_orders' ? null : 'member_id'
  const { rows } = await sql<{ columnName: string }>`
    select column_name from information_schema.columns
    where table_name = ${table} and column_name not in ('id') and is_generated = 'NEVER'`.execute(db)
  const hasTextId = change.startsWith("'id'")
  const names = rows.map(({ columnName }) => columnName)
  const columns = isMember || hasTextId ? ['id', ...names] : names
  const key = isMember ? `'id', 200000 + i, ` : ''
  const list = columns.join(', ')
  await sql.raw(`
    insert into ${table} (${list})
    select ${columns.map((name) => `r.${name}`).join(', ')}
    from (select * from ${table} ${owner ? `where ${owner} = ${memberId}` : ''} limit 1) as one
    cross join generate_series(0, ${(isMember ? MEMBERS : ROWS) - 1}) as i
    cross join lateral jsonb_populate_record(one::${table}, jsonb_build_object(${key}${change})) as r`).execute(db)
}
