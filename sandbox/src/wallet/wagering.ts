import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Member } from '../db/tables/members.ts'
import { accountBalance, cash, hold } from '../ledger/index.ts'
import { lastBonus } from '../members/bonus-kinds.ts'
import { everydayTo } from '../operator/amounts.ts'
import { isPlaying } from '../vendor/rounds/store.ts'
import { UNDER_WAY, type Withdrawal } from '../withdrawals/tables.ts'

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
 * once the member has no money to bet, none in a cash-out that may have some of it and none in a round. With the member
 * locked, before new money comes: from `back`, a cash-out that has ended, or else. Answers what is to be wagered now.
 */
export async function endLostBonus(
  trx: Transaction<Database>,
  { id, currency, rollingAmount }: Pick<Member, 'id' | 'currency' | 'rollingAmount'>,
  back?: Pick<Withdrawal, 'id'>,
): Promise<bigint> {
  if (rollingAmount <= 0n) return rollingAmount
  const playable = (await everydayTo(trx, currency))(SMALLEST_STAKE)
  if ((await accountBalance(trx, cash(id), currency)) >= playable) return rollingAmount
  const held = await accountBalance(trx, hold(id), currency)
  if (held > 0n && held > (await heldBeforeBonus(trx, id, back))) return rollingAmount
  if (await isPlaying(trx, id)) return rollingAmount
  await trx.updateTable('members').set({ rollingAmount: 0n }).where('id', '=', id).execute()
  return 0n
}

/**
 * What is held for cash-outs that were asked for before the member's last bonus: nothing of the bonus is in them. Without
 * a bonus since, what is to be wagered may be about the very money that is held: an operator asked for it, or bets that
 * counted have come back.
 */
async function heldBeforeBonus(
  trx: Transaction<Database>,
  memberId: number,
  back?: Pick<Withdrawal, 'id'>,
): Promise<bigint> {
  const bonus = await lastBonus(trx, memberId)
  if (!bonus) return 0n
  const own = trx.selectFrom('withdrawals').select('id').where('memberId', '=', memberId)
  const underWay = await own.where('status', 'in', UNDER_WAY).execute()
  const keys = [...underWay, ...(back ? [back] : [])].map(({ id }) => `withdraw:${id}:hold`)
  if (!keys.length) return 0n
  const { sum } = await trx
    .selectFrom('ledgerTransactions')
    .select((eb) => eb.fn.sum<string | null>('delta').as('sum'))
    .where('key', 'in', keys)
    .where('id', '<', bonus.id)
    .executeTakeFirstOrThrow()
  return -BigInt(sum ?? 0)
}
