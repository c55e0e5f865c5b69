import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Member } from '../db/tables/members.ts'
import { accountBalance, cash, hold } from '../ledger/index.ts'
import { everydayTo } from '../operator/amounts.ts'
import { isPlaying } from '../vendor/rounds/store.ts'

/** What of a bet counts while a bonus is active, in cents of everyday money (site.md 9, D31). */
const COUNTED = 200n
/** The smallest stake of any game, in the same: less can be bet nowhere. */
const SMALLEST_STAKE = 10n

/** By how much a bet lowers what the member still has to wager: by 2.00 at most, and never by more than that is. */
export async function wageredBy(
  trx: Transaction<Database>,
  { rollingAmount, currency }: Pick<Member, 'rollingAmount' | 'currency'>,
  amount: bigint,
): Promise<bigint> {
  if (rollingAmount <= 0n) return 0n
  const most = (await everydayTo(trx, currency))(COUNTED)
  return [amount, most, rollingAmount].reduce((least, each) => (each < least ? each : least))
}

/**
 * A bonus that is lost asks for no more wagering, or it would keep the member's own deposits (D42): nothing is left of
 * it once the member has no money to bet, none in a cash-out and none in a round. With the member locked, before new
 * money comes.
 */
export async function endLostBonus(
  trx: Transaction<Database>,
  { id, currency, rollingAmount }: Pick<Member, 'id' | 'currency' | 'rollingAmount'>,
): Promise<void> {
  if (rollingAmount <= 0n) return
  const playable = (await everydayTo(trx, currency))(SMALLEST_STAKE)
  if ((await accountBalance(trx, cash(id), currency)) >= playable) return
  if ((await accountBalance(trx, hold(id), currency)) > 0n) return
  if (await isPlaying(trx, id)) return
  await trx.updateTable('members').set({ rollingAmount: 0n }).where('id', '=', id).execute()
}
