import type { VendorContext } from './vendor-context.ts'
import { proceed } from './proceed.ts'
import { isSetAside } from './removed-games.ts'
import { readRound } from './store.ts'

/**
 * Gives the bets of a round that is set aside back (GAME_ROLLBACK), once. False if it is not set aside, or no longer.
 * Where this process dies on the way, the sweep goes on with it.
 */
export async function giveBack(vendor: VendorContext, roundId: string): Promise<boolean> {
  const { db, clock } = vendor.ctx
  const { numUpdatedRows } = await db
    .updateTable('vendorRounds')
    .set((eb) => ({ status: 'rolling', version: eb('version', '+', 1), pending: null, updatedAt: clock() }))
    .where('id', '=', roundId)
    .where(isSetAside)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await proceed(vendor, await readRound(db, roundId))
  return true
}
