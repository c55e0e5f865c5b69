import { expect, it } from 'vitest'
import { cash, house, post } from '../ledger/index.ts'
import { testContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { planOf, watchQueries } from '../testing/queries.ts'
import { lastBonus } from './bonus-kinds.ts'

const MINUTE_MS = 60_000

it('the last bonus is the one posted last, whatever the times say', async () => {
  const ctx = await testContext()
  const { id: memberId } = await testMember(ctx)
  const watch = watchQueries(ctx.db)
  const last = () => watch.db.transaction().execute((trx) => lastBonus(trx, memberId))
  const move = (key: string, amount: bigint, minutesAgo: number) =>
    post(ctx.db, {
      key: `${key}:${memberId}`,
      kind: 'PROMOTION',
      memberId,
      currency: 'USD',
      legs: [
        { account: house('promotions'), amount: -amount },
        { account: cash(memberId), amount },
      ],
      at: new Date(Date.now() - minutesAgo * MINUTE_MS),
    })
  await move('first', 1000n, 3)
  await move('back', -1000n, 1)
  expect(await last()).toBeUndefined()
  const { transactionId } = await move('second', 2000n, 2)
  watch.take()
  expect(await last()).toMatchObject({ id: transactionId, delta: 2000n })
  // Not by walking all members' postings backwards. Which of the member's own indexes it is depends on the tables' sizes.
  const [query] = watch.take()
  expect((await planOf(ctx.db, query!)).indexes).not.toContain('ledger_transactions_pkey')
})
