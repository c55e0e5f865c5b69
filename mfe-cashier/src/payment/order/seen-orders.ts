import { whenSeen } from '@croupier/shared/api'
import type { ApiService, ScreenFrame } from '@croupier/shared/host'
import { depositPage, type Receipt } from '../../api/deposit-history.ts'
import { fromNumber } from '../../api/verdict.ts'
import { forgetIntents } from './intent.ts'
import { noteSum } from './order-sums.ts'

const receipts = new Map<string, Receipt>()

/**
 * Loads a page of the member's deposits for a list in this frame that shows their states. Ended orders count as seen
 * once the list is visible. Below an open form they are not: the form still promises that nothing is paid twice. Throws
 * ApiError.
 */
export async function shownDeposits(api: ApiService, frame: ScreenFrame, pageNum: number, signal: AbortSignal) {
  const page = await depositPage(api, pageNum, signal)
  for (const receipt of page.content) {
    receipts.set(receipt.id, receipt)
    noteSum(receipt.id, receipt)
  }
  const ended = page.content.filter(({ status }) => fromNumber(status) !== 'pending')
  whenSeen(frame, () => ended.forEach(seeOrder))
  return page
}

/**
 * Marks an order as seen when its outcome is shown. One in no loaded list was answered in this page: no intent waits
 * for it.
 */
export function seeEnd(orderId: string): void {
  const receipt = receipts.get(orderId)
  if (receipt) seeOrder(receipt)
}

/** The player has seen this order, which may be the one whose response was lost: its idempotency keys are dropped. */
export const seeOrder = ({ method, asked, amount, createTime }: Receipt): void =>
  forgetIntents({ means: method, amount: asked ?? amount, createTime })
