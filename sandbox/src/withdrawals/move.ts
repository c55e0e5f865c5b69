import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import { NEWS } from '../db/tables/content.ts'
import type { Member } from '../db/tables/members.ts'
import { Refusal } from '../errors.ts'
import { cash, clearing, hold, moneyValue, post } from '../ledger/index.ts'
import { lockMember } from '../members/lock.ts'
import { writeNews } from '../members/news.ts'
import { endLostBonus } from '../wallet/wagering.ts'
import { NotPayable, obstacleTo } from './obstacle.ts'
import { GIVEN_BACK, STATUS, type Status, type Withdrawal } from './tables.ts'

/** Which step may follow which. */
const NEXT: Readonly<Record<number, readonly Status[]>> = {
  [STATUS.pending]: [STATUS.canceled, STATUS.rejected, STATUS.passed],
  [STATUS.passed]: [STATUS.rejected, STATUS.paying],
  [STATUS.paying]: [STATUS.payed, STATUS.failed],
  [STATUS.payed]: [STATUS.success, STATUS.failed],
}
/** The steps that may follow a status, in no order. */
export const nextSteps = (status: number): readonly Status[] => NEXT[status] ?? []

interface Move {
  /** The member to whom the cash-out must belong. */
  readonly memberId?: number
  /** The reason for the step, in words for the member. */
  readonly reason?: string
}

/**
 * Moves a cash-out on by one step, in one transaction. The held amount is given back exactly once when the cash-out
 * is canceled, rejected or fails, and leaves the books when it succeeds. Throws withdraw.notPossible for a step that
 * cannot follow, request.notFound when it is not `memberId`'s, NotPayable when the member may not be paid now (D51).
 */
export function moveWithdrawal(
  ctx: Context,
  id: number,
  to: Status,
  { memberId, reason = '' }: Move = {},
): Promise<Withdrawal> {
  return ctx.db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('withdrawals')
      .selectAll()
      .where('id', '=', id)
      .$if(memberId !== undefined, (query) => query.where('memberId', '=', memberId!))
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw new Refusal('request.notFound')
    if (!NEXT[found.status]?.includes(to)) throw new Refusal('withdraw.notPossible')
    const member = await lockMember(trx, found.memberId)
    const obstacle = obstacleTo(to, member)
    if (obstacle) throw new NotPayable(obstacle)
    const now = ctx.clock()
    await trx.updateTable('withdrawals').set({ status: to, updatedAt: now }).where('id', '=', id).execute()
    await trx.insertInto('withdrawalSteps').values({ withdrawalId: id, status: to, reason, createdAt: now }).execute()
    await moveMoney(trx, member, found, to)
    if (to !== STATUS.canceled && to !== STATUS.pending) await tell(trx, found, to, { reason, now })
    return { ...found, status: to }
  })
}

/** Cancels a member's cash-out; a repeated request gets the same response (security 16). Throws as moveWithdrawal. */
export async function cancelWithdrawal(ctx: Context, id: number, memberId: number): Promise<Withdrawal> {
  try {
    return await moveWithdrawal(ctx, id, STATUS.canceled, { memberId })
  } catch (error) {
    const ownCashout = ctx.db
      .selectFrom('withdrawals')
      .selectAll()
      .where('id', '=', id)
      .where('memberId', '=', memberId)
    const found = error instanceof Refusal ? await ownCashout.executeTakeFirst() : undefined
    // Only the member cancels (the operator rejects), so an earlier request of theirs did this.
    if (found?.status === STATUS.canceled) return found
    throw error
  }
}

async function moveMoney(trx: Transaction<Database>, member: Member, withdrawal: Withdrawal, to: Status) {
  const { id, memberId, currency, amount } = withdrawal
  const reference = `withdraw:${id}`
  if (GIVEN_BACK.has(to)) {
    await endLostBonus(trx, member, withdrawal)
    await post(trx, {
      key: `withdraw:${id}:back`,
      kind: 'WITHDRAW_ROLLBACK',
      memberId,
      currency,
      legs: [
        { account: hold(memberId), amount: -amount },
        { account: cash(memberId), amount },
      ],
      reference,
    })
  }
  if (to === STATUS.success) {
    await post(trx, {
      key: `withdraw:${id}:out`,
      kind: 'SETTLEMENT',
      memberId,
      currency,
      legs: [
        { account: hold(memberId), amount: -amount },
        { account: clearing('payout'), amount },
      ],
      reference,
    })
  }
}

/** Sends the member news about a step. */
function tell(
  trx: Transaction<Database>,
  { id, memberId, currency, amount }: Withdrawal,
  to: Exclude<Status, 0 | 1>,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  const values = { amount: moneyValue(amount, currency), id, ...(reason ? { reason } : {}) }
  const messageId = to === STATUS.rejected && reason ? 'withdraw.news10Why' : (`withdraw.news${to}` as const)
  return writeNews(trx, { memberId, type: NEWS.withdraw, messageId, values, now })
}
