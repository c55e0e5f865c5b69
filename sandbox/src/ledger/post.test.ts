import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { testContext } from '../testing/context.ts'
import type { TestContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { accountBalance, balanceOf, cash, house, InsufficientFunds, KeyReused, post } from './index.ts'
import type { Posting } from './index.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await testContext()
})

let counter = 0
const gift = (memberId: number, amount: bigint, key = `gift-${(counter += 1)}-${memberId}`): Posting => ({
  key,
  kind: 'GIFT',
  memberId,
  currency: 'USD',
  legs: [
    { account: house('gifts'), amount: -amount },
    { account: cash(memberId), amount },
  ],
})

describe('post', () => {
  it('moves money and returns the balance before and after', async () => {
    const { id } = await testMember(ctx, { balance: '10' })
    expect(await post(ctx.db, gift(id, 250n))).toMatchObject({
      replayed: false,
      balanceBefore: 1000n,
      balanceAfter: 1250n,
    })
    expect(await balanceOf(ctx.db, id)).toBe(1250n)
  })

  it('refuses legs that do not sum to zero or move nothing', async () => {
    const { id } = await testMember(ctx)
    const legs = [
      { account: house('gifts'), amount: -1n },
      { account: cash(id), amount: 2n },
    ]
    await expect(post(ctx.db, { ...gift(id, 1n), legs })).rejects.toThrow('sum to zero')
    await expect(post(ctx.db, { ...gift(id, 1n), legs: [] })).rejects.toThrow('between two accounts')
  })

  it('takes effect once for 50 concurrent requests with one key', async () => {
    const { id } = await testMember(ctx)
    const posting = gift(id, 700n)
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(ctx.db, posting)))
    expect(answers.filter((answer) => !answer.replayed)).toHaveLength(1)
    expect(new Set(answers.map((answer) => `${answer.transactionId} ${answer.balanceAfter}`)).size).toBe(1)
    expect(await balanceOf(ctx.db, id)).toBe(700n)
  })

  it('refuses a key that was used for another payload', async () => {
    const { id } = await testMember(ctx)
    const posting = gift(id, 100n)
    await post(ctx.db, posting)
    await expect(post(ctx.db, gift(id, 101n, posting.key))).rejects.toThrow(KeyReused)
    const others: Partial<Posting>[] = [{ kind: 'PROMOTION' }, { currency: 'EUR' }, { reference: 'round:1' }]
    for (const other of others) await expect(post(ctx.db, { ...posting, ...other })).rejects.toThrow(KeyReused)
    const turned = { ...posting, legs: posting.legs.toReversed() }
    expect(await post(ctx.db, turned)).toMatchObject({ replayed: true })
    expect(await balanceOf(ctx.db, id)).toBe(100n)
  })

  it('can reduce a balance to zero, not below', async () => {
    const { id } = await testMember(ctx, { balance: '10' })
    expect(await post(ctx.db, gift(id, -1000n))).toMatchObject({ balanceAfter: 0n })
    await expect(post(ctx.db, gift(id, -1n))).rejects.toThrow(InsufficientFunds)
  })

  it('never goes below zero, however many concurrent requests there are', async () => {
    const { id } = await testMember(ctx, { balance: '10' })
    const take = () => post(ctx.db, gift(id, -70n))
    const results = await Promise.allSettled(Array.from({ length: 60 }, take))
    const refused = results.filter((result) => result.status === 'rejected')
    expect(results.length - refused.length).toBe(14)
    expect(refused.every((result) => result.reason instanceof InsufficientFunds)).toBe(true)
    expect(await balanceOf(ctx.db, id)).toBe(20n)
  })

  it('leaves nothing behind when the surrounding transaction fails', async () => {
    const { id } = await testMember(ctx)
    const posting = gift(id, 500n)
    const failing = ctx.db.transaction().execute(async (trx) => {
      await post(trx, posting)
      throw new Error('killed here')
    })
    await expect(failing).rejects.toThrow('killed here')
    expect(await balanceOf(ctx.db, id)).toBe(0n)
    expect(await post(ctx.db, posting)).toMatchObject({ replayed: false, balanceAfter: 500n })
  })
})

describe('the database', () => {
  it('refuses to change or delete ledger rows', async () => {
    await expect(sql`update ledger_entries set amount = 1`.execute(ctx.db)).rejects.toThrow('never changed')
    await expect(sql`delete from ledger_entries`.execute(ctx.db)).rejects.toThrow('never changed')
    await expect(sql`truncate ledger_entries`.execute(ctx.db)).rejects.toThrow('never changed')
    await expect(sql`update ledger_transactions set delta = 1`.execute(ctx.db)).rejects.toThrow('never changed')
    await expect(sql`delete from ledger_transactions`.execute(ctx.db)).rejects.toThrow('never changed')
  })

  it('refuses entries that break a chain, extend a closed transaction or do not sum to zero', async () => {
    const { id } = await testMember(ctx, { balance: '5' })
    const account = await ctx.db
      .selectFrom('ledgerAccounts')
      .select('id')
      .where('code', '=', `member:${id}:cash`)
      .executeTakeFirstOrThrow()
    const { transactionId } = await post(ctx.db, gift(id, 100n))
    const entry = { transactionId, accountId: account.id, amount: 5n }
    const insert = (seq: number, balanceAfter: bigint) =>
      ctx.db
        .insertInto('ledgerEntries')
        .values({ ...entry, seq, balanceAfter })
        .execute()
    await expect(insert(3, 999n)).rejects.toThrow('chain')
    await expect(insert(3, 605n)).rejects.toThrow('closed')
    const failingDb = ctx.db
      .insertInto('ledgerTransactions')
      .values({
        key: `failingDb-${id}`,
        payloadHash: '',
        kind: 'GIFT',
        memberId: id,
        currency: 'USD',
        delta: 0n,
        balanceBefore: 0n,
        balanceAfter: 0n,
        reference: null,
      })
      .execute()
    await expect(failingDb).rejects.toThrow('sum to zero')
  })

  it('accepts only balances that are the sum of their entries', async () => {
    const { rows } = await sql<{ wrong: bigint }>`
      select count(*) as wrong from (
        select account_id, sum(amount) as total, (array_agg(balance_after order by seq desc))[1] as last
        from ledger_entries group by account_id
      ) sums where total <> last`.execute(ctx.db)
    expect(rows[0]?.wrong).toBe(0n)
    const all = await sql<{ total: string }>`select sum(amount) as total from ledger_entries`.execute(ctx.db)
    expect(Number(all.rows[0]?.total)).toBe(0)
    expect(await accountBalance(ctx.db, house('nowhere'), 'USD')).toBe(0n)
  })
})
