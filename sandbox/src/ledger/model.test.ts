import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { testContext } from '../testing/context.ts'
import type { TestContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { balanceOf, cash, gameFloat, hold, InsufficientFunds, KeyReused, post } from './index.ts'
import type { Posting } from './index.ts'
import { transactionPage } from './history.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await testContext()
})

interface Step {
  member: 0 | 1
  move: 'bet' | 'win' | 'hold' | 'release'
  amount: number
  /** Drawn from few keys, so that some are used again: with the same payload or with another. */
  key: number
}

const steps = fc.array(
  fc.record<Step>({
    member: fc.constantFrom(0, 1),
    move: fc.constantFrom('bet', 'win', 'win', 'hold', 'release'),
    amount: fc.integer({ min: 1, max: 5000 }),
    key: fc.integer({ min: 0, max: 40 }),
  }),
  { minLength: 10, maxLength: 40 },
)

/** The reference model: the ledger's expected behaviour in a few lines. */
class Model {
  readonly cash = [0n, 0n]
  readonly held = [0n, 0n]
  readonly keys = new Map<number, string>()
  readonly history: bigint[][] = [[], []]

  apply({ member, move, amount, key }: Step): 'moved' | 'replayed' | 'reused' | 'insufficient' {
    const payload = `${member} ${move} ${amount}`
    const earlier = this.keys.get(key)
    if (earlier !== undefined) return earlier === payload ? 'replayed' : 'reused'
    const into = move === 'win' || move === 'release' ? BigInt(amount) : -BigInt(amount)
    const held = move === 'hold' || move === 'release' ? -into : 0n
    if (this.cash[member]! + into < 0n || this.held[member]! + held < 0n) return 'insufficient'
    this.cash[member]! += into
    this.held[member]! += held
    this.keys.set(key, payload)
    this.history[member]!.unshift(this.cash[member]!)
    return 'moved'
  }
}

function posting(step: Step, memberId: number, run: number): Posting {
  const into = step.move === 'win' || step.move === 'release' ? BigInt(step.amount) : -BigInt(step.amount)
  const other = step.move === 'hold' || step.move === 'release' ? hold(memberId) : gameFloat('model')
  const kinds = { bet: 'GAME_BET', win: 'GAME_WIN', hold: 'WITHDRAW', release: 'WITHDRAW_ROLLBACK' } as const
  return {
    key: `model:${run}:${step.key}`,
    kind: kinds[step.move],
    memberId,
    currency: 'USD',
    legs: [
      { account: other, amount: -into },
      { account: cash(memberId), amount: into },
    ],
  }
}

async function outcome(work: Promise<{ replayed: boolean }>) {
  try {
    return (await work).replayed ? 'replayed' : 'moved'
  } catch (error) {
    if (error instanceof KeyReused) return 'reused'
    if (error instanceof InsufficientFunds) return 'insufficient'
    throw error
  }
}

describe('the ledger compared with a pure model', () => {
  it('has the same balances after each generated step', async () => {
    let run = Date.now()
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        run += 1
        const members = [await testMember(ctx), await testMember(ctx)] as const
        const model = new Model()
        for (const step of list) {
          const memberId = members[step.member].id
          expect(await outcome(post(ctx.db, posting(step, memberId, run)))).toBe(model.apply(step))
          expect(await balanceOf(ctx.db, memberId)).toBe(model.cash[step.member])
        }
        const { rows: page, total } = await transactionPage(ctx.db, members[0], {}, { limit: 100, offset: 0 })
        expect(total).toBe(model.history[0]!.length)
        const chain = page.map((row) => BigInt(row.balanceAfter.replace('.', '')))
        expect(chain).toEqual(model.history[0])
        page.slice(1).forEach((row, index) => expect(row.balanceAfter).toBe(page[index]!.balanceBefore))
      }),
      { numRuns: Number(process.env.LEDGER_RUNS ?? 20) },
    )
  })
})
