import type { Context } from '../context.ts'
import { NEWS } from '../db/tables/content.ts'
import { accountBalance, cash, house, moneyValue, post, postingOf } from '../ledger/index.ts'
import { isPlaying } from '../vendor/rounds/store.ts'
import type { Bonus } from './bonus.ts'
import { lastBonus, BONUS_ACCOUNTS, type BonusKind } from './bonus-kinds.ts'
import { lockMember } from './lock.ts'
import { writeNews } from './news.ts'

/**
 * `none`: no bonus is still to be wagered; `playing`: a round is not over; `insufficient`: the balance is below the
 * amount.
 */
type RevokeOutcome = 'revoked' | 'none' | 'playing' | 'insufficient'

/**
 * Takes a bonus that is still to be wagered, with what was won with it, back to the house purse that paid it, ends its
 * wagering and notifies the member, in one transaction: the rest can be cashed out (D29). Throws KeyReused for a key
 * that was used for something else.
 */
export function revokeBonus(
  ctx: Context,
  { memberId, amount, key }: Pick<Bonus, 'memberId' | 'amount' | 'key'>,
): Promise<RevokeOutcome> {
  return ctx.db.transaction().execute(async (trx) => {
    const { currency, rollingAmount, giftsLeft } = await lockMember(trx, memberId)
    const posting = `bonus-back:${memberId}:${key}`
    const earlier = await postingOf(trx, posting)
    const bonus = earlier ?? (rollingAmount > 0n ? await lastBonus(trx, memberId) : undefined)
    if (!bonus) return 'none'
    // A bet given back later would have to be wagered again.
    if (!earlier && (await isPlaying(trx, memberId))) return 'playing'
    const balance = await accountBalance(trx, cash(memberId), currency)
    if (!earlier && amount > balance) return 'insufficient'
    const posted = await post(trx, {
      key: posting,
      kind: bonus.kind,
      memberId,
      currency,
      legs: [
        { account: cash(memberId), amount: -amount },
        { account: house(BONUS_ACCOUNTS[bonus.kind as BonusKind]), amount },
      ],
      reference: 'bonus:back',
    })
    if (posted.replayed) return 'revoked'
    // Reduces `giftsLeft` by no more than this bonus was: other gifts stay gifts (D43).
    const most = bonus.kind === 'GIFT' ? bonus.delta : 0n
    const others = giftsLeft - min(amount, most, giftsLeft)
    // No more than the balance: a gift that is already spent would otherwise lock up part of the next deposit.
    await trx
      .updateTable('members')
      .set({ rollingAmount: 0n, giftsLeft: min(others, balance - amount) })
      .where('id', '=', memberId)
      .execute()
    const values = { amount: moneyValue(amount, currency) }
    await writeNews(trx, { memberId, type: NEWS.reward, messageId: 'bonus.takenBack', values, now: ctx.clock() })
    return 'revoked'
  })
}

const min = (...amounts: bigint[]) => amounts.reduce((so, each) => (each < so ? each : so))
