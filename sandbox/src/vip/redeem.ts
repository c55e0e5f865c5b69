import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import { Refusal } from '../errors.ts'
import { cash, formatMoney, house, KeyReused, post, postingOf, type Currency } from '../ledger/index.ts'
import { lockMember } from '../members/lock.ts'
import { fiatConverterTo } from '../operator/amounts.ts'
import { endLostBonus } from '../wallet/wagering.ts'

/**
 * Trades points for a package's bonus, paid into the member's cash. Throws Refusal (unknown package, level too low, too
 * few points) and KeyReused. The same `key` twice has one effect and gets the same response.
 */
export function redeem(ctx: Context, memberId: number, packageId: number, key: string = randomUUID()) {
  return ctx.db.transaction().execute(async (trx) => {
    const member = await lockMember(trx, memberId)
    const { currency } = member
    const request = { key: `redeem:${memberId}:${key}`, reference: `vipPackage:${packageId}` }
    const earlier = await findRedeemed(trx, request)
    if (earlier) return answer(earlier.id, earlier.delta, earlier.balanceAfter, currency)
    const offer = await trx.selectFrom('vipPackages').selectAll().where('id', '=', packageId).executeTakeFirst()
    if (!offer) throw new Refusal('vip.unknown')
    if (offer.level > member.level) throw new Refusal('vip.levelTooLow')
    if (offer.points > member.vipPoints) throw new Refusal('vip.pointsTooFew')
    const bonus = (await fiatConverterTo(trx, currency))(offer.bonus)
    await endLostBonus(trx, member)
    const posted = await post(trx, {
      ...request,
      kind: 'REDEEM',
      memberId,
      currency,
      legs: [
        { account: house('vip'), amount: -bonus },
        { account: cash(memberId), amount: bonus },
      ],
      meta: { points: offer.points },
    })
    await trx
      .updateTable('members')
      .set((eb) => ({ vipPoints: eb('vipPoints', '-', offer.points) }))
      .where('id', '=', memberId)
      .execute()
    return answer(posted.transactionId, bonus, posted.balanceAfter, currency)
  })
}

/**
 * The earlier redemption with this key, if any. A request is the same if it names the same package, whatever that is
 * worth by now; throws KeyReused for another package.
 */
async function findRedeemed(trx: Transaction<Database>, { key, reference }: { key: string; reference: string }) {
  const found = await postingOf(trx, key)
  if (found && found.reference !== reference) throw new KeyReused()
  return found
}

const answer = (transactionId: number, bonus: bigint, balance: bigint, currency: Currency) => ({
  transactionId,
  bonus: formatMoney(bonus, currency),
  balance: formatMoney(balance, currency),
})
