import { beforeAll, describe, expect, it } from 'vitest'
import { balanceOf, type Currency } from '../ledger/index.ts'
import { as, testApi, type TestApi } from '../testing/api.ts'
import { coinOrder, type OrderOfCoins } from '../testing/coin-orders.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'

let ctx: TestContext
let api: TestApi
beforeAll(async () => {
  ctx = await testContext()
  api = await testApi(ctx)
})

/** The number of coins that each crypto variant asks for, of a coin that both offer. */
async function requestedCoins(currency: Currency, amount: string, [a, b]: readonly [string, string]) {
  const member = await testMember(ctx, { currency })
  const first = await api.post('/sys/deposit/crypto/deposit', { amount, coin: a }, as(member))
  const second = await api.post('/sys/deposit/crypt/depositOrder', { amount, depositCurrency: b }, as(member))
  return [first.data.pricing[a].amount, second.data.coinNum]
}
const setRate = (exchangeRate: string) =>
  ctx.db.updateTable('currencies').set({ exchangeRate }).where('code', '=', 'BTC').execute()
const orderOfCoins = (order?: OrderOfCoins) => coinOrder(ctx, order)
const BITCOIN = ['bitcoin', 'btc'] as const
const TETHER = ['tether', 'usdt'] as const

describe('a deposit by coins', () => {
  it('in bitcoin costs a bitcoin member exactly what it credits', async () => {
    expect(await requestedCoins('BTC', '1', BITCOIN)).toEqual(['1.00000000', '1.00000000'])
    expect(await requestedCoins('BTC', '0.00123457', BITCOIN)).toEqual(['0.00123457', '0.00123457'])
  })

  it('uses the exchange rate as the only bitcoin price, whichever currency is paid or credited', async () => {
    expect(await requestedCoins('USD', '1000', BITCOIN)).toEqual(['0.01000000', '0.01000000'])
    expect(await requestedCoins('BTC', '0.01', TETHER)).toEqual(['1000.00', '1000.00'])
    await setRate('0.00002')
    try {
      expect(await requestedCoins('USD', '1000', BITCOIN)).toEqual(['0.02000000', '0.02000000'])
      expect(await requestedCoins('BTC', '0.01', BITCOIN)).toEqual(['0.01000000', '0.01000000'])
    } finally {
      await setRate('0.00001')
    }
  })

  it('in another coin is converted by its price, rounded up', async () => {
    expect(await requestedCoins('USD', '100', ['litecoin', 'ltc'])).toEqual(['1.18483413', '1.18483413'])
  })

  it('shows the received coins in its status and its receipt, also after a partial credit', async () => {
    const { server, member, ref, reportCoins } = await orderOfCoins()
    const shown = async () => {
      const status = await server.post('/sys/deposit/pollingStatus', { id: ref }, as(member))
      const { content } = (await server.post('/ext/deposit/page', {}, as(member))).data
      return [status.data, content[0]]
    }
    const coins = { coin: 'btc', coinAmount: '0.01000000' }
    const [status, receipt] = await shown()
    expect([status, receipt]).toMatchObject([{ ...coins, coinReceived: '0', confirmationsNeeded: 3 }, coins])
    expect(Date.parse(receipt.expiresAt)).toBe(Date.parse(status.expiresAt))
    await reportCoins('half', { outcome: 'paid', coinReceived: '0.00500000' })
    const half = { ...coins, status: 10, amount: '500.00', coinReceived: '0.00500000' }
    expect(await shown()).toMatchObject([half, { ...half, asked: '1000.00' }])
    await reportCoins('rest', { outcome: 'paid', coinReceived: '0.01000000' })
    expect((await shown())[1]).not.toHaveProperty('asked')
  })

  it('keeps its received coins when an older report arrives late', async () => {
    const { server, member, ref, reportCoins } = await orderOfCoins()
    let number = 0
    /** Sends a `seen` report; returns the coins and confirmations that the player is then shown. */
    const after = async (coinReceived: string | undefined, confirmations: number) => {
      const coins = coinReceived === undefined ? {} : { coinReceived }
      expect(await reportCoins(`${(number += 1)}`, { outcome: 'seen', ...coins, confirmations })).toBe('noted')
      const told = await server.post('/sys/deposit/pollingStatus', { id: ref }, as(member))
      return [told.data.coinReceived, told.data.confirmations]
    }
    expect(await after('0.005', 2)).toEqual(['0.005', 2])
    // The rest has just come in, so the confirmations start anew.
    expect(await after('0.01', 0)).toEqual(['0.01', 0])
    expect(await after('0.01', 2)).toEqual(['0.01', 2])
    expect(await after('0.005', 2)).toEqual(['0.01', 2])
    expect(await after('0.0100', 1)).toEqual(['0.01', 2])
    expect(await after(undefined, 1)).toEqual(['0.01', 2])
    expect(await after(undefined, 3)).toEqual(['0.01', 3])
    expect(await reportCoins('p', { outcome: 'paid' })).toBe('credited')
    expect(await balanceOf(ctx.db, member.id)).toBe(100_000n)
  })

  it.each([
    ['seen in time and confirmed late: at the price of the order', 0, {}, '1000.00'],
    ['seen too late: by the rate of then', 30 * 60_000, {}, '500.00'],
    ['seen after its provider had ended it: by the rate of then', 0, { expired: 1 }, '500.00'],
  ])('credits coins that were %s (D38)', async (_, wait, more, credited) => {
    const { orderContext, server, member, data, ref, reportCoins } = await orderOfCoins()
    orderContext.pass(wait)
    expect(await reportCoins('a', { outcome: 'seen', coinReceived: data.coinNum, confirmations: 0, ...more })).toBe(
      'noted',
    )
    orderContext.pass(60 * 60_000)
    await setRate('0.00002')
    try {
      expect(await reportCoins('b', { outcome: 'paid', coinReceived: data.coinNum, confirmations: 3 })).toBe('credited')
    } finally {
      await setRate('0.00001')
    }
    const { data: info } = await api.post('/sys/auth/token/info', {}, as(member))
    expect(info.availableBalance).toBe(credited)
    const status = await server.post('/sys/deposit/pollingStatus', { id: ref }, as(member))
    expect(status.data).toMatchObject({ status: 10, amount: credited })
  })

  it.each([
    ['half in time and half too late: each half by its own price', ['0.5', '1'], {}, '750.00'],
    ['more than asked for, all of it too late', ['0', '1.5'], { amount: '1500.00', currency: 'USD' }, '750.00'],
    ['more than asked for, the rest of it too late', ['1', '1.5'], { amount: '1500.00', currency: 'USD' }, '1250.00'],
    ['half in time and no more', ['0.5', '0.5'], {}, '500.00'],
    ['the least that is worth a cent, too late', ['0', '0.00002'], {}, '0.01'],
    ['more than asked for, in time', ['1.5', '1.5'], { amount: '1500.00', currency: 'USD' }, '1500.00'],
  ] as const)('values coins at the time they were seen: %s (D38)', async (_, [seen, paid], stated, credited) => {
    const { orderContext, member, data, reportCoins } = await orderOfCoins()
    const coins = (part: string) => ({ coinReceived: (Number(part) * Number(data.coinNum)).toFixed(8) })
    expect(await reportCoins('a', { outcome: 'seen', ...coins(seen) })).toBe('noted')
    // An out-of-order report with fewer coins takes nothing back.
    expect(await reportCoins('b', { outcome: 'seen', ...coins('0') })).toBe('noted')
    orderContext.pass(60 * 60_000)
    await setRate('0.00002')
    try {
      expect(await reportCoins('c', { outcome: 'paid', ...coins(paid), ...stated })).toBe('credited')
    } finally {
      await setRate('0.00001')
    }
    const { data: info } = await api.post('/sys/auth/token/info', {}, as(member))
    expect(info.availableBalance).toBe(credited)
  })

  it('ignores zero coins, and credits coins worth less than a cent once more arrive', async () => {
    const { member, ref, reportCoins, server } = await orderOfCoins()
    const deposit = async () => {
      const { data } = await server.post('/sys/deposit/pollingStatus', { id: ref }, as(member))
      const { credited } = (await server.post('/sys/auth/token/info', {}, as(member))).data
      return [data.status, await balanceOf(ctx.db, member.id), credited]
    }
    for (const coinReceived of ['0', '0.00000000']) {
      expect(await reportCoins('a', { outcome: 'paid', coinReceived })).toBe('400')
      expect(await reportCoins('b', { outcome: 'paid', coinReceived, amount: '1000.00', currency: 'USD' })).toBe('400')
    }
    expect(await reportCoins('c', { outcome: 'paid', coinReceived: '0.00000009' })).toBe('noted')
    expect(await deposit()).toEqual([0, 0n, 0])
    expect(await reportCoins('d', { outcome: 'paid', coinReceived: '0.00000010' })).toBe('credited')
    expect(await deposit()).toEqual([10, 1n, 1])
    expect(await reportCoins('e', { outcome: 'paid', coinReceived: '0.00000016' })).toBe('noted')
    expect(await reportCoins('f', { outcome: 'paid', coinReceived: '0.00000021' })).toBe('credited')
    expect(await deposit()).toEqual([10, 2n, 1])
  })

  it.each([
    ['too late: by the rates of then', 60 * 60_000, ['500.00', '1750.00', '1250.00']],
    ['in time: at the price of the order', 60_000, ['500.00', '3000.00', '2500.00']],
  ] as const)('credits coins that arrive after the payment on top, %s (D38)', async (_, wait, expected) => {
    const { orderContext, server, member, ref, reportCoins } = await orderOfCoins()
    const balance = async () => (await api.post('/sys/auth/token/info', {}, as(member))).data.availableBalance as string
    expect(await reportCoins('a', { outcome: 'paid', coinReceived: '0.005', confirmations: 3 })).toBe('credited')
    expect(await balance()).toBe(expected[0])
    orderContext.pass(wait)
    await setRate('0.00002')
    try {
      expect(await reportCoins('b', { outcome: 'seen', coinReceived: '0.03', confirmations: 0 })).toBe('noted')
      const more = { outcome: 'paid', coinReceived: '0.03', confirmations: 3 }
      const effects = await Promise.all([reportCoins('c', more), reportCoins('c', more), reportCoins('d', more)])
      expect(effects.filter((effect) => effect === 'credited')).toHaveLength(1)
      // The same coins again, fewer coins, and a report without a number of coins.
      expect(await reportCoins('e', { ...more, coinReceived: '0.0300' })).toBe('late')
      expect(await reportCoins('f', { ...more, coinReceived: '0.005' })).toBe('late')
      expect(await reportCoins('g', { outcome: 'paid' })).toBe('late')
    } finally {
      await setRate('0.00001')
    }
    expect(await balance()).toBe(expected[1])
    const status = await server.post('/sys/deposit/pollingStatus', { id: ref }, as(member))
    expect(status.data).toMatchObject({ status: 10, amount: expected[1], coinReceived: '0.03' })
    const { data: history } = await api.post('/sys/member/transaction/page', { pageNum: 1, pageSize: 20 }, as(member))
    expect(history.content.map(({ amount }: { amount: string }) => amount)).toEqual([expected[2], expected[0]])
  })

  const LATE = 60 * 60_000
  it.each([
    ['all of it', '0.005', '1000', {}, '0.01', '1000.00'],
    ['all of it, before any coins are', '0', '1000', {}, '0.01', '1000.00'],
    ['more than asked for', '0.005', '1500', {}, '0.015', '1500.00'],
    ['a part, of which more was seen', '0.006', '400', {}, '0.006', '400.00'],
    ['all of it, too late, by a coin that is worth less', '0.005', '1000', { wait: LATE }, '0.015', '1000.00'],
    ['what it is worth, too late, by such a coin', '0', '500', { wait: LATE }, '0.01', '500.00'],
    [
      'all of it, too late, by a coin that is worth more',
      '0',
      '1000',
      { wait: LATE, rate: '0.000005' },
      '0.01',
      '1000.00',
    ],
  ])(
    'credits coins once that an amount was reported for: %s',
    async (_, seen, amount, { wait = 0, rate = '0.00002' }: { wait?: number; rate?: string }, come, credited) => {
      const { orderContext, server, member, ref, reportCoins } = await orderOfCoins()
      const balance = async () =>
        (await api.post('/sys/auth/token/info', {}, as(member))).data.availableBalance as string
      expect(await reportCoins('a', { outcome: 'seen', coinReceived: seen })).toBe('noted')
      orderContext.pass(wait)
      await setRate(rate)
      try {
        expect(await reportCoins('b', { outcome: 'paid', amount, currency: 'USD' })).toBe('credited')
        expect(await balance()).toBe(credited)
        // The status shows the credited amount: the player is not asked for coins that were already counted.
        const { data } = await server.post('/sys/deposit/pollingStatus', { id: ref }, as(member))
        expect(data.amount).toBe(credited)
        // Nor does it show more coins than were asked for: nobody has reported those.
        expect(Number(data.coinReceived)).toBeCloseTo(Math.min(Number(come), 0.01), 8)
        expect(await reportCoins('c', { outcome: 'paid', coinReceived: come, confirmations: 3 })).toBe('late')
        expect(await balance()).toBe(credited)
      } finally {
        await setRate('0.00001')
      }
    },
  )

  it.each([
    ['in time: at the price of the order', 0, '1000.00'],
    ['too late: by the rates of then (D38)', LATE, '700.00'],
  ])('credits coins beyond a reported amount when they arrive, %s', async (_, wait, credited) => {
    const { orderContext, member, reportCoins } = await orderOfCoins()
    expect(await reportCoins('a', { outcome: 'paid', amount: '400', currency: 'USD' })).toBe('credited')
    orderContext.pass(wait)
    await setRate('0.00002')
    try {
      expect(await reportCoins('b', { outcome: 'paid', coinReceived: '0.01' })).toBe('credited')
    } finally {
      await setRate('0.00001')
    }
    const { data: info } = await api.post('/sys/auth/token/info', {}, as(member))
    expect(info.availableBalance).toBe(credited)
  })

  it('loses no cent by rounding when reported first by amount, then by coins', async () => {
    const { member, data, reportCoins } = await orderOfCoins({ amount: '30', depositCurrency: 'ltc' })
    expect(data.coinNum).toBe('0.35545024')
    expect(await reportCoins('a', { outcome: 'paid', amount: '10', currency: 'USD' })).toBe('credited')
    expect(await reportCoins('b', { outcome: 'paid', coinReceived: data.coinNum })).toBe('credited')
    expect(await balanceOf(ctx.db, member.id)).toBe(3000n)
  })

  it.each([
    ['the smallest deposit, which lifts the cap of free winnings (D41)', '10', ['0.04'], 1000n],
    ['halves', '100', ['0.59241706'], 10_000n],
    ['many parts', '10', ['0.01', '0.02', '0.03', '0.05', '0.07', '0.11'], 1000n],
  ])('credits its exact amount in however many parts it is paid: %s', async (_, amount, parts, whole) => {
    const { server, member, data, reportCoins } = await orderOfCoins({ amount, depositCurrency: 'ltc' })
    for (const [number, coinReceived] of [...parts, data.coinNum as string].entries())
      expect(await reportCoins(`${number}`, { outcome: 'paid', coinReceived })).toBe('credited')
    expect(await balanceOf(ctx.db, member.id)).toBe(whole)
    expect((await server.post('/ext/deposit/page', {}, as(member))).data.content[0]).not.toHaveProperty('asked')
    const row = ctx.db.selectFrom('members').select('reachedMinimumDeposit').where('id', '=', member.id)
    expect((await row.executeTakeFirstOrThrow()).reachedMinimumDeposit).toBe(true)
  })

  it('credits late coins in parts with the same sum as at once (D38)', async () => {
    const { orderContext, member, reportCoins } = await orderOfCoins({ amount: '10', depositCurrency: 'ltc' })
    orderContext.pass(60 * 60_000)
    expect(await reportCoins('a', { outcome: 'paid', coinReceived: '0.04' })).toBe('credited')
    expect(await reportCoins('b', { outcome: 'paid', coinReceived: '0.11848342' })).toBe('credited')
    expect(await balanceOf(ctx.db, member.id)).toBe(1000n)
  })

  it('values coins at their arrival if the order, of an earlier version, stored no price', async () => {
    const { member, ref, reportCoins } = await orderOfCoins()
    const paid = (id: string, coinReceived: string) =>
      reportCoins(id, { outcome: 'paid', coinReceived, confirmations: 3 })
    expect(await paid('a', '0.02')).toBe('credited')
    const row = ctx.db.selectFrom('deposits').select('detail').where('id', '=', ref)
    const { credited: _, ...detail } = (await row.executeTakeFirstOrThrow()).detail
    await ctx.db
      .updateTable('deposits')
      .set({ detail: JSON.stringify(detail) })
      .where('id', '=', ref)
      .execute()
    expect(await paid('b', '0.02')).toBe('late')
    expect(await paid('c', '0.03')).toBe('credited')
    expect(await balanceOf(ctx.db, member.id)).toBe(300_000n)
  })
})
