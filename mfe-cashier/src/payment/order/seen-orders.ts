import type { ApiService, ScreenFrame } from '@croupier/shared/host'
import { depositPage, type Receipt } from '../../api/deposit-history.ts'
import { fromNumber } from '../../api/verdict.ts'
import { whenSeen } from '../../state/when-seen.ts'
import { forgetIntents } from './intent.ts'
import { noteSum } from './order-sums.ts'

const receipts = new Map<string, Receipt>()

/**
 * A page of the member's deposits for a list of this frame that shows how each of them stands. Below an open form nobody
 * sees it: the form goes on telling that nothing is paid twice. Throws ApiError.
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

/** The end of an order is shown. One that is in no list was answered in this page: no intent waits for it. */
export function seeEnd(orderId: string): void {
  const receipt = receipts.get(orderId)
  if (receipt) seeOrder(receipt)
}

/** The player knows how an order stands that may be the one whose answer was lost. */
export const seeOrder = ({ method, asked, amount, createTime }: Receipt): void =>
  forgetIntents({ means: method, amount: asked ?? amount, createTime })
