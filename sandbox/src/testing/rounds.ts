import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import type { RoundStatus } from '../vendor/rounds/tables.ts'

/** Creates a member's round at the vendor; returns how to delete it, so that another test's sweep does not find it. */
export async function testRound(ctx: Context, memberId: number, status: RoundStatus): Promise<() => Promise<unknown>> {
  const id = randomUUID()
  const at = ctx.clock()
  const sessionFields = { player: `m:${memberId}`, memberId, sitting: '', gameId: 1, gameCode: 'european-roulette' }
  const action = { actionId: id, lastAction: id, createdAt: at, playedAt: at, updatedAt: at }
  const round = { ...sessionFields, ...action, id, status, stake: 100n, bet: '{}' }
  await ctx.db.insertInto('vendorRounds').values(round).execute()
  return () => ctx.db.deleteFrom('vendorRounds').where('id', '=', id).execute()
}
