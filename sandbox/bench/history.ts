import { openContext } from '../src/start/open.ts'
import { fillLedger } from '../src/testing/ledger.ts'
import { testMember } from '../src/testing/members.ts'

interface HistoryAsked {
  readonly dataDir: string
  readonly transactions: number
}

/** Adds a member with a long history to a site's embedded database, before it starts; returns the session token. */
export async function longHistory({ dataDir, transactions }: HistoryAsked) {
  const ctx = await openContext({ basePort: 4000, dataDir })
  const { id, token } = await testMember(ctx, { balance: '1' })
  // The first transaction is the deposit.
  await fillLedger(ctx.db, { id, currency: 'USD' }, transactions - 1, ctx.clock())
  await ctx.db.destroy()
  return [{ token }]
}
