import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../../errors.ts'
import { latestWins } from '../../games/latest-wins.ts'
import { balanceOf } from '../../ledger/index.ts'
import { testContext } from '../../testing/context.ts'
import type { TestContext } from '../../testing/context.ts'
import { testMember } from '../../testing/members.ts'
import { watchQueries } from '../../testing/queries.ts'
import { createWallet } from '../../wallet/wallet.ts'
import { BETTING_MS, GRACE_MS } from '../engines/live/clock.ts'
import { knownGame } from '../games.ts'
import { tableMoment } from '../live/tables.ts'
import { testVendor, testGameSession } from '../../testing/vendor.ts'
import { bankOf } from './vendor-context.ts'
import type { VendorContext } from './vendor-context.ts'
import { openRound, waitOf } from './open.ts'
import type { GameSession } from './game-session.ts'
import { sweep } from './sweep.ts'

const LIVE = 'salon-roulette'
let ctx: TestContext
let vendor: VendorContext
beforeAll(async () => {
  ctx = await testContext()
  vendor = testVendor(ctx)
})

const startPlaying = async (code: string, balance = '100') => {
  const member = await testMember(ctx, { balance })
  return { id: member.id, username: member.username, gameSession: await testGameSession(ctx, code, member.id) }
}
const open = (at: VendorContext, gameSession: GameSession, bet: unknown, actionId: string = randomUUID()) =>
  openRound(at, gameSession, { actionId, bet, factor: 1 })
const on = (spot: string, amount = 100) => ({ bets: [{ spot, amount }] })
const cut = () => Promise.reject(new Error('cut'))

it('a slot round begins no earlier than 2.5 seconds after the last, by the table’s clock', async () => {
  const { gameSession } = await startPlaying('golden-orchard')
  await open(vendor, gameSession, { stake: 10 })
  ctx.pass(1500)
  await expect(open(vendor, gameSession, { stake: 10 })).rejects.toThrow('tooFast')
  expect(waitOf(new Date(0), new Date(2499))).toBe(1)
  expect(waitOf(new Date(0), new Date(2500))).toBe(0)
  ctx.pass(1000)
  expect((await open(vendor, gameSession, { stake: 10 })).stake).toBe(10n)
})

it('a game session shows its last round, however many there were', async () => {
  const { gameSession } = await startPlaying('european-roulette')
  const watch = watchQueries(ctx.db)
  await open({ ...vendor, ctx: { ...ctx, db: watch.db } }, gameSession, on('red'))
  const ordered = watch.take().filter(({ sql }) => /from "vendor_rounds".* order by/.test(sql))
  expect(ordered).toHaveLength(1)
  expect(ordered[0]?.sql).toMatch(/ limit \$\d+$/)
})

it('a repeated action id with another bet is refused', async () => {
  const { id, gameSession } = await startPlaying('european-roulette')
  const actionId = randomUUID()
  const round = await open(vendor, gameSession, on('red'), actionId)
  await expect(open(vendor, gameSession, on('red', 5000), actionId)).rejects.toThrow('badRequest')
  expect((await open(vendor, gameSession, on('red'), actionId)).id).toBe(round.id)
  expect(await balanceOf(ctx.db, id)).toBe(10_000n - 100n + round.payout)
})

it('a repeated action is refused for the same reason again', async () => {
  const { id, gameSession } = await startPlaying('european-roulette')
  await ctx.db.updateTable('members').set({ blocked: true }).where('id', '=', id).execute()
  const actionId = randomUUID()
  for (let tries = 0; tries < 2; tries++)
    await expect(open(vendor, gameSession, on('red'), actionId)).rejects.toThrow('blocked')
})

describe('a live table', () => {
  /** Moves the clock to the start of a round, so that there is time to bet. */
  const toBetting = (): void => {
    const { phase, left } = tableMoment(LIVE, ctx.clock().getTime())
    if (phase !== 'betting' || left < BETTING_MS - 1000) ctx.pass(left + 1)
    if (tableMoment(LIVE, ctx.clock().getTime()).phase !== 'betting') toBetting()
  }

  /** A bet whose request is cut off before or after the wallet has taken it. */
  const cutBet = async (when: 'before' | 'after') => {
    const player = await startPlaying(LIVE)
    const real = createWallet(ctx)
    const dying = testVendor(ctx, {
      bet: async (move) => (when === 'before' ? cut() : real.bet(move).then(cut)),
    })
    toBetting()
    const actionId = randomUUID()
    await expect(open(dying, player.gameSession, on('17'), actionId)).rejects.toThrow('cut')
    return { ...player, actionId }
  }
  const last = (memberId: number) =>
    ctx.db.selectFrom('vendorRounds').selectAll().where('memberId', '=', memberId).executeTakeFirstOrThrow()

  it('takes no unpaid bet that is repeated when the result may be known', async () => {
    const { id, gameSession, actionId } = await cutBet('before')
    ctx.pass(BETTING_MS + GRACE_MS)
    for (let tries = 0; tries < 2; tries++)
      await expect(open(vendor, gameSession, on('17'), actionId)).rejects.toThrow('betsClosed')
    expect(await balanceOf(ctx.db, id)).toBe(10_000n)
  })

  it.each(['player', 'house'])(
    'plays a bet that was paid for in time when the %s comes after the draw',
    async (comes) => {
      const { id, gameSession, actionId } = await cutBet('after')
      ctx.pass(BETTING_MS + GRACE_MS)
      if (comes === 'player') expect((await open(vendor, gameSession, on('17'), actionId)).status).toBe('open')
      ctx.pass(60_000)
      await sweep(vendor)
      const { status, payout } = await last(id)
      expect(status).toBe('settled')
      expect(await balanceOf(ctx.db, id)).toBe(9_900n + payout)
    },
  )

  it('takes no bet that had not reached the operator before the draw', async () => {
    const { id, gameSession } = await startPlaying(LIVE)
    const real = createWallet(ctx)
    const late = testVendor(ctx, {
      bet: (move) => {
        ctx.pass(BETTING_MS + GRACE_MS)
        return real.bet(move)
      },
    })
    toBetting()
    await expect(open(late, gameSession, on('17'))).rejects.toThrow('betsClosed')
    const bets = ctx.db
      .selectFrom('ledgerTransactions')
      .select('id')
      .where('memberId', '=', id)
      .where('kind', '=', 'GAME_BET')
    expect(await bets.execute()).toEqual([])
  })

  it('takes no late bet of play money either', async () => {
    const gameSession = await testGameSession(ctx, LIVE, null)
    toBetting()
    const bank = bankOf(vendor, gameSession)
    await expect(bank.bet('late', 'bet', 100n, ctx.clock())).rejects.toThrow('game.betsClosed')
    expect(await bank.balance()).toBe(100_000n)
  })

  it('applies its largest stake to all bets on one result together', async () => {
    const { gameSession } = await startPlaying(LIVE, '50000')
    const { maxStake } = knownGame(LIVE).engine.facts
    toBetting()
    await open(vendor, gameSession, on('red', maxStake - 100))
    const more = await Promise.allSettled([1, 2, 3].map(() => open(vendor, gameSession, on('black', 100))))
    expect(more.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
    await expect(open(vendor, gameSession, on('black', 100))).rejects.toThrow('limits')
    ctx.pass(BETTING_MS)
    toBetting()
    expect((await open(vendor, gameSession, on('black', 100))).status).toBe('open')
  })

  it('is settled for all other players when one player’s account fails', async () => {
    const players = [await startPlaying(LIVE), await startPlaying(LIVE), await startPlaying(LIVE)]
    toBetting()
    const both = { bets: ['red', 'black'].map((spot) => ({ spot, amount: 100 })) }
    for (const { gameSession } of players) await open(vendor, gameSession, both)
    const real = createWallet(ctx)
    const broken = testVendor(ctx, {
      win: (move) =>
        move.memberId === players[0]?.id ? Promise.reject(new Refusal('game.roundUnknown')) : real.win(move),
    })
    ctx.pass(60_000)
    await sweep(broken)
    const rows = await ctx.db
      .selectFrom('vendorRounds')
      .select('status')
      .where(
        'memberId',
        'in',
        players.map(({ id }) => id),
      )
      .orderBy('memberId')
      .execute()
    expect(rows.map(({ status }) => status)).toEqual(['paying', 'settled', 'settled'])
    // A round that cannot be ended is retried, and does not block the rounds of other games either.
    const left = await startPlaying('jacks-or-better')
    await open(vendor, left.gameSession, { stake: 100 })
    ctx.pass(3600_001)
    await sweep(broken)
    expect((await last(left.id)).status).toBe('settled')
    ctx.pass(60_001)
    await sweep(vendor)
    expect(await balanceOf(ctx.db, players[0]?.id ?? 0)).toBe(await balanceOf(ctx.db, players[1]?.id ?? 0))
  })
})

it('the ticker leaves out a win that does not exceed the stake', async () => {
  // Later than every win of the other test files that share this database: the ticker shows the newest.
  ctx.pass(30 * 24 * 3600_000)
  const { id, username, gameSession } = await startPlaying('european-roulette')
  const one: VendorContext = { ...vendor, random: { below: () => 1 } }
  const ownWins = async () =>
    (await latestWins(ctx.db, 'de')).filter((line) => line.startsWith(`${username[0]}***${username.at(-1)} $\u00a0`))
  const before = (await ownWins()).length
  const both = { bets: ['red', 'black'].map((spot) => ({ spot, amount: 100 })) }
  expect((await open(one, gameSession, both)).payout).toBe(200n)
  expect(await ownWins()).toHaveLength(before)
  expect((await open(one, gameSession, on('1', 111))).payout).toBe(3996n)
  expect((await ownWins())[0]).toMatch(/ \$\u00a039,96$/)
  // A stake that was given back does not count as staked.
  const extra = { memberId: id, gameId: gameSession.gameId, roundId: 'doubled', amount: 4000n, key: `${id}:extra` }
  await vendor.wallet.bet({ ...extra, gameSessionId: gameSession.id })
  await vendor.wallet.bet({ ...extra, gameSessionId: gameSession.id, amount: 100n, key: `${id}:bet` })
  await vendor.wallet.cancelBet(extra)
  await vendor.wallet.win({ ...extra, amount: 222n, key: `${id}:win` })
  expect((await ownWins())[0]).toMatch(/ \$\u00a02,22$/)
})
