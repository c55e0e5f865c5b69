import { whenSeen } from '@croupier/shared/api'
import type { ApiService, ScreenFrame } from '@croupier/shared/host'
import { depositPage, type Receipt } from '../../../api/deposit-history.ts'
import { stateOfPollingStatus } from '../../../api/order-state.ts'
import { forgetIntents } from './intent.ts'
import { rememberOrderAmount } from './order-amounts.ts'

const receipts = new Map<string, Receipt>()

/**
 * Loads a page of the member's deposits for a list in this frame that shows their states. Ended orders count as seen
 * once the list is visible. Below an open form they are not: the form still promises that nothing is paid twice. Throws
 * ApiError.
 */
export async function loadDepositsForDisplay(
  api: ApiService,
  frame: ScreenFrame,
  pageNum: number,
  signal: AbortSignal,
) {
  const page = await depositPage(api, pageNum, signal)
  for (const receipt of page.content) {
    receipts.set(receipt.id, receipt)
    rememberOrderAmount(receipt.id, receipt)
  }
  const ended = page.content.filter(({ status }) => stateOfPollingStatus(status) !== 'pending')
  whenSeen(frame, () => ended.forEach(markOrderSeen))
  return page
}

/**
 * Marks an order as seen when its outcome is shown. One in no loaded list was answered in this page: no intent waits
 * for it.
 */
export function markOutcomeSeen(orderId: string): void {
  const receipt = receipts.get(orderId)
  if (receipt) markOrderSeen(receipt)
}

/** The player has seen this order, which may be the one whose response was lost: its idempotency keys are dropped. */
export const markOrderSeen = ({ method, asked, amount, createTime }: Receipt): void =>
  forgetIntents({ method, amount: asked ?? amount, createTime })
