import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { cash, formatMoney, house, post } from '../ledger/index.ts'
import { lockMember } from '../members/lock.ts'
import { converterTo } from '../operator/rates.ts'

/**
 * Trades points for a package's bonus, paid into the member's cash. Throws Refusal: unknown package, level
 * too low, too few points, and KeyReused. The same `key` twice is one effect with one answer.
 */
export function redeem(ctx: Context, memberId: number, packageId: number, key: string = randomUUID()) {
  return ctx.db.transaction().execute(async (trx) => {
    const member = await lockMember(trx, memberId)
    const offer = await trx
      .selectFrom('vipPackages')
      .selectAll()
      .where('id', '=', packageId)
      .executeTakeFirst()
    if (!offer) throw new Refusal('vip.unknown')
    const currency = member.currency
    const bonus = (await converterTo(trx, currency))(offer.bonus)
    const posted = await post(trx, {
      key: `redeem:${memberId}:${key}`,
      kind: 'REDEEM',
      memberId,
      currency,
      legs: [
        { account: house('vip'), amount: -bonus },
        { account: cash(memberId), amount: bonus },
      ],
      reference: `vipPackage:${packageId}`,
      meta: { points: offer.points },
    })
    // Refused only now, so that a repeated request gets the answer of the first one.
    if (!posted.replayed) {
      if (offer.level > member.level) throw new Refusal('vip.levelTooLow')
      if (offer.points > member.vipPoints) throw new Refusal('vip.pointsTooFew')
      await trx
        .updateTable('members')
        .set((eb) => ({ vipPoints: eb('vipPoints', '-', offer.points) }))
        .where('id', '=', memberId)
        .execute()
    }
    return {
      transactionId: posted.transactionId,
      bonus: formatMoney(bonus, currency),
      balance: formatMoney(posted.balanceAfter, currency),
    }
  })
}
