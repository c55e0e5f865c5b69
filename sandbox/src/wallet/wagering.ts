import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Member } from '../db/tables/members.ts'
import { accountBalance, cash, hold } from '../ledger/index.ts'
import { lastBonus } from '../members/bonus-kinds.ts'
import { fiatConverterTo } from '../operator/amounts.ts'
import { isPlaying } from '../vendor/rounds/store.ts'
import { smallestStake } from '../vendor/stakes.ts'
import { UNDER_WAY, type Withdrawal } from '../withdrawals/tables.ts'

/**
 * The largest part of a bet that counts towards wagering while a bonus is active, in cents of fiat money (site.md 9,
 * D31).
 */
const LARGEST_COUNTED = 200n

/**
 * How much a bet lowers the amount that the member still has to wager: by 2.00 at most, and never by more than is left.
 */
export async function wageredBy(
  trx: Transaction<Database>,
  { rollingAmount, currency }: Pick<Member, 'rollingAmount' | 'currency'>,
  amount: bigint,
): Promise<bigint> {
  if (rollingAmount <= 0n) return 0n
  const maximum = (await fiatConverterTo(trx, currency))(LARGEST_COUNTED)
  return [amount, maximum, rollingAmount].reduce((smallest, each) => (each < smallest ? each : smallest))
}

/**
 * Ends the wagering of a lost bonus, which would otherwise lock up the member's own money (D42). A bonus is lost once
 * the member has no money left to bet, none in a cash-out that may contain some of it and none in a round. To be called
 * with the member locked, before new money is credited; `back` is the ended cash-out whose money comes back, if it is
 * that. Returns the amount that is still to be wagered.
 */
export async function endLostBonus(
  trx: Transaction<Database>,
  { id, currency, rollingAmount }: Pick<Member, 'id' | 'currency' | 'rollingAmount'>,
  back?: Pick<Withdrawal, 'id'>,
): Promise<bigint> {
  if (rollingAmount <= 0n) return rollingAmount
  if ((await accountBalance(trx, cash(id), currency)) >= smallestStake(currency)) return rollingAmount
  const held = await accountBalance(trx, hold(id), currency)
  if (held > 0n && held > (await heldBeforeBonus(trx, id, back))) return rollingAmount
  if (await isPlaying(trx, id)) return rollingAmount
  await trx.updateTable('members').set({ rollingAmount: 0n }).where('id', '=', id).execute()
  return 0n
}

/**
 * The amount held for cash-outs that were requested before the member's last bonus: they contain nothing of it. 0
 * without a bonus: the wagering may then be about the very money that is held, because an operator set it or
 * because bets that had counted were given back.
 */
async function heldBeforeBonus(
  trx: Transaction<Database>,
  memberId: number,
  back?: Pick<Withdrawal, 'id'>,
): Promise<bigint> {
  const bonus = await lastBonus(trx, memberId)
  if (!bonus) return 0n
  const ofMember = trx.selectFrom('withdrawals').select('id').where('memberId', '=', memberId)
  const underWay = await ofMember.where('status', 'in', UNDER_WAY).execute()
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
