import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { giveBonus } from '../members/bonus.ts'
import { revokeBonus } from '../members/revoke-bonus.ts'
import { as, testApi, type TestApi } from '../testing/api.ts'
import { BITCOIN_ADDRESS } from '../testing/cashouts.ts'
import { preparedContext, testContext } from '../testing/context.ts'
import { testFile } from '../testing/files.ts'
import { testMember } from '../testing/members.ts'
import { postgresFolder, startPostgres, type PostgresServer } from '../testing/postgres.ts'
import { report } from '../testing/reports.ts'
import { testGameSession } from '../testing/vendor.ts'
import { createWallet } from '../wallet/wallet.ts'
import { moveWithdrawal } from '../withdrawals/move.ts'
import { GIVEN_BACK, STATUS, type Status } from '../withdrawals/tables.ts'
import { accountBalance, balanceOf, hold } from './index.ts'

const START = 100_000n
const WAVE = 12
const ACTS = [
  'order',
  'report',
  'report',
  'apply',
  'cancel',
  'move',
  'bet',
  'bet',
  'win',
  'rollback',
  'cancelBet',
  'redeem',
  'bonus',
  'bonusBack',
] as const

interface Step {
  act: (typeof ACTS)[number]
  /** Drawn from few, so that the same orders, rounds, cash-outs and keys come up again, also with another amount. */
  key: number
  amount: number
  way: number
}

const storms = fc.array(
  fc.record<Step>({
    act: fc.constantFrom(...ACTS),
    key: fc.integer({ min: 0, max: 5 }),
    amount: fc.integer({ min: 0, max: 2 }),
    way: fc.integer({ min: 0, max: 5 }),
  }),
  { minLength: 60, maxLength: 120 },
)

/** One member in a storm: everything that can move their money runs concurrently. */
async function table(ctx: Context, api: TestApi) {
  const member = await testMember(ctx, { balance: '1000', vipPoints: 1_000, credited: true })
  const { id } = member
  const proof = await testFile(ctx, id)
  const { id: gameSessionId } = await testGameSession(ctx, 'golden-orchard', id)
  const wallet = createWallet(ctx)
  const call = async (path: string, body: object, key?: number) => {
    const named: Record<string, string> = key === undefined ? {} : { 'idempotency-key': `storm-${key}` }
    const answer = await api.post(path, body, { ...as(member), ...named })
    // Every refusal is a normal response with error 1: no call crashes.
    expect([0, 1], `${path} ${answer.message}`).toContain(answer.error)
  }
  const idOf = async (list: 'deposits' | 'withdrawals', key: number) => {
    const rows = await ctx.db.selectFrom(list).select('id').where('memberId', '=', id).orderBy('createdAt').execute()
    return rows[key % Math.max(1, rows.length)]?.id
  }
  const acts: Record<Step['act'], (step: Step) => Promise<unknown>> = {
    order: ({ key, amount }) => call('/sys/deposit/pix/depositOrder', { amount: `${50 + amount}` }, key),
    report: async ({ key, amount, way }) => {
      const ref = await idOf('deposits', key)
      const outcome = ['paid', 'paid', 'refused', 'canceled', 'seen', 'paid'][way]
      const stated = amount === 2 ? { amount: '7.77', currency: 'USD' } : {}
      if (ref) expect(await report(ctx, api, { id: `r${amount}`, ref, outcome, ...stated })).not.toMatch(/^\d/)
    },
    apply: ({ key, amount }) =>
      call(
        '/sys/withdraw/apply',
        {
          amount: `${200 + 50 * amount}`,
          paymentMethod: 'BTC',
          accountNumber: BITCOIN_ADDRESS,
          idcardProofId: proof,
          paymentProofId: proof,
        },
        key,
      ),
    cancel: async ({ key }) => call('/sys/withdraw/cancel', { id: (await idOf('withdrawals', key)) ?? 1 }),
    move: async ({ key, way }) => {
      const to: Status[] = [STATUS.passed, STATUS.paying, STATUS.payed, STATUS.success, STATUS.failed, STATUS.rejected]
      const withdrawal = await idOf('withdrawals', key)
      if (withdrawal) await moveWithdrawal(ctx, Number(withdrawal), to[way]!)
    },
    bet: ({ key, amount, way }) =>
      wallet.bet({ ...round(key), gameSessionId, key: `${id}:${key}:${way % 2}`, amount: BigInt(4_000 + amount) }),
    win: ({ key, amount, way }) =>
      wallet.win({ ...round(key), key: `${id}:${key}:win${way % 2}`, amount: BigInt(amount) * 3_000n }),
    rollback: ({ key }) => wallet.rollback({ ...round(key), key: `${id}:${key}:back` }),
    cancelBet: ({ key, way }) => wallet.cancelBet({ ...round(key), key: `${id}:${key}:${way % 2}` }),
    redeem: ({ key, amount }) => call('/sys/vipStore/redeem', { id: 1 + amount }, key),
    bonus: ({ key, amount, way }) =>
      giveBonus(ctx, {
        memberId: id,
        kind: way < 4 ? 'GIFT' : 'PROMOTION',
        // A bonus without wagering (factor 0) is large, so that some of it is left while others are taken back.
        amount: amount === 0 ? 40_000n : BigInt(500 + amount),
        factor: amount * 4,
        key: `storm-${key}`,
      }),
    // Takes back winnings too: up to the member's whole balance.
    bonusBack: async ({ key, way }) => {
      const amount = (await balanceOf(ctx.db, id)) / BigInt(1 + (way % 3)) || 1n
      return revokeBonus(ctx, { memberId: id, amount, key: `${key}` })
    },
  }
  const round = (key: number) => ({ memberId: id, gameId: 1, roundId: `storm-${id}-${key}` })
  const known = (error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  }
  return { id, run: (step: Step) => acts[step.act](step).catch(known) }
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

/** Checks that the member's balance equals the sum of their orders, cash-outs, rounds and gifts, each counted once. */
async function expectTrueBooks({ db }: Context, id: number): Promise<void> {
  const member = await db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const lines = await db.selectFrom('ledgerTransactions').selectAll().where('memberId', '=', id).orderBy('id').execute()
  const deposits = await db.selectFrom('deposits').selectAll().where('memberId', '=', id).execute()
  const cashouts = await db.selectFrom('withdrawals').selectAll().where('memberId', '=', id).execute()
  const of = (...kinds: string[]) => lines.filter(({ kind }) => kinds.includes(kind))
  const cash = await balanceOf(db, id)
  expect(cash).toBe(sum(lines.map(({ delta }) => delta)))
  expect(cash).toBeGreaterThanOrEqual(0n)
  // The part of the balance that counts as gifts never exceeds the balance.
  expect(member.giftsLeft).toBeGreaterThanOrEqual(0n)
  expect(member.giftsLeft).toBeLessThanOrEqual(cash)
  for (const [index, line] of lines.filter(({ delta }) => delta !== 0n).entries())
    expect(line.balanceAfter - line.balanceBefore, `line ${index}`).toBe(line.delta)

  const paid = deposits.filter(({ status }) => status === 'succeeded')
  expect(sum(of('DEPOSIT').map(({ delta }) => delta))).toBe(START + sum(paid.map(({ amount }) => amount)))
  expect(new Set(deposits.map(({ attemptKey }) => attemptKey)).size).toBe(deposits.length)

  const kept = cashouts.filter(({ status }) => !GIVEN_BACK.has(status))
  const out = kept.filter(({ status }) => status === STATUS.success)
  const total = (rows: typeof cashouts) => sum(rows.map(({ amount }) => amount))
  expect(sum(of('WITHDRAW', 'WITHDRAW_ROLLBACK').map(({ delta }) => delta))).toBe(-total(kept))
  expect(await accountBalance(db, hold(id), 'USD')).toBe(total(kept) - total(out))

  for (const moves of Map.groupBy(of('GAME_BET', 'GAME_WIN', 'GAME_ROLLBACK'), ({ reference }) => reference).values()) {
    const given = (kind: string) => sum(moves.filter((each) => each.kind === kind).map(({ delta }) => delta))
    expect(given('GAME_ROLLBACK')).toBeLessThanOrEqual(-given('GAME_BET'))
    // A round that was rolled back as a whole returned all its bets and paid no win.
    const isBack = moves.some(({ kind, meta }) => kind === 'GAME_ROLLBACK' && meta.bet === undefined)
    if (isBack) expect([given('GAME_BET') + given('GAME_ROLLBACK'), given('GAME_WIN')]).toEqual([0n, 0n])
  }

  const spent = sum(of('REDEEM').map(({ meta }) => BigInt(String(meta.points))))
  expect(member.vipPoints).toBeGreaterThanOrEqual(0)
  const wagered = -sum(of('GAME_BET', 'GAME_ROLLBACK').map(({ delta }) => delta))
  expect(BigInt(member.vipPoints) * 1_000n + member.vipWagerRest).toBe((1_000n - spent) * 1_000n + wagered)
  expect(member.rollingAmount).toBeGreaterThanOrEqual(0n)
}

const folder = postgresFolder()

/** On PostgreSQL, where calls really run concurrently, if this machine has it. */
describe('the ledger after a storm of calls', () => {
  let ctx: Context
  let server: PostgresServer | undefined
  beforeAll(async () => {
    server = folder ? await startPostgres(folder) : undefined
    ctx = server ? await preparedContext(server.open(WAVE)) : await testContext()
  }, 120_000)
  afterAll(async () => {
    if (!server) return
    await ctx.db.destroy()
    await server.stop()
  })

  it('has recorded every effect exactly once', async () => {
    const api = await testApi(ctx)
    const isTrue = fc.asyncProperty(storms, async (steps) => {
      const { id, run } = await table(ctx, api)
      for (let at = 0; at < steps.length; at += WAVE) {
        await Promise.all(steps.slice(at, at + WAVE).map(run))
        // Checked after each wave: a later one could hide an inconsistency that this one left.
        await expectTrueBooks(ctx, id)
      }
    })
    // No shrinking on failure: a smaller storm has another timing and would prove nothing.
    await fc.assert(isTrue, { numRuns: Number(process.env.LEDGER_RUNS ?? 5), endOnFailure: true })
  }, 300_000)
})
