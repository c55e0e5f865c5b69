import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Member } from '../db/tables/members.ts'
import { accountBalance, cash, hold } from '../ledger/index.ts'
import { BONUS_KINDS } from '../members/bonus.ts'
import { everydayTo } from '../operator/amounts.ts'
import { isPlaying } from '../vendor/rounds/store.ts'
import type { Withdrawal } from '../withdrawals/tables.ts'

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
 * A bonus that is lost asks for no more wagering, or it would keep the member's own money (D42): nothing is left of it
 * once the member has no money to bet, none in a cash-out and none in a round. With the member locked, before new money
 * comes; what comes `back` from a cash-out that is older than the bonus has nothing of it.
 */
export async function endLostBonus(
  trx: Transaction<Database>,
  { id, currency, rollingAmount }: Pick<Member, 'id' | 'currency' | 'rollingAmount'>,
  back?: Pick<Withdrawal, 'id' | 'amount'>,
): Promise<void> {
  if (rollingAmount <= 0n) return
  const playable = (await everydayTo(trx, currency))(SMALLEST_STAKE)
  if ((await accountBalance(trx, cash(id), currency)) >= playable) return
  if ((await accountBalance(trx, hold(id), currency)) > (back?.amount ?? 0n)) return
  if (await isPlaying(trx, id)) return
  if (back && !(await isBonusSince(trx, id, back))) return
  await trx.updateTable('members').set({ rollingAmount: 0n }).where('id', '=', id).execute()
}

/**
 * Whether the member was given a bonus after a cash-out was asked for. Without one, what is to be wagered may be about the
 * very money that comes back: an operator asked for it, or bets that counted have come back as well.
 */
async function isBonusSince(trx: Transaction<Database>, memberId: number, { id }: Pick<Withdrawal, 'id'>) {
  const moves = trx.selectFrom('ledgerTransactions').select('id')
  const bonus = moves
    .where('memberId', '=', memberId)
    .where('kind', 'in', BONUS_KINDS)
    // As the history's index has it.
    .where('delta', '!=', 0n)
    .where('id', '>', moves.where('key', '=', `withdraw:${id}:hold`))
  return (await bonus.limit(1).executeTakeFirst()) !== undefined
}
