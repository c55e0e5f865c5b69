import type { Host, ParamsOf, ScreenFrame } from '@croupier/shared/host'
import type { OrderState } from '../../api/order-state.ts'
import type { Asker } from '../../api/order-status.ts'
import { fetchOrderState } from './fetch-order-status.ts'
import { recheckShownResult } from './state/shown-results.ts'

/** `processing`: the payment was reported as done, but the API has not confirmed it yet. */
export type ReportedOrderState = OrderState | 'processing'
export type ResultOutcome = ParamsOf<'depositResult'>['outcome']

const OUTCOMES: Readonly<Record<OrderState, ResultOutcome>> = {
  succeeded: 'success',
  failed: 'error',
  canceled: 'cancel',
  pending: 'return',
}

/** Which result pop-up shows an order's state. */
export const resultOutcomeOf = (state: ReportedOrderState): ResultOutcome =>
  state === 'processing' ? state : OUTCOMES[state]

/** What a payment window reported about the payment when it ended. */
export interface WindowReport {
  /** False: the window was closed without having reported that the payment is done. */
  readonly wasReported: boolean
  readonly hasFailed: boolean
  readonly isCanceled: boolean
}

/** An order's state after its window ended: what the window reported counts only while the API says pending (D25). */
export async function stateAfterWindow(
  host: Asker,
  { orderId, ...report }: WindowReport & { readonly orderId: string },
): Promise<ReportedOrderState> {
  const state = await fetchOrderState(host, orderId).catch(() => 'pending' as const)
  return state === 'pending' ? reportedState(report) : state
}

/** What the window reported, as a state: all that is known of an order without a number. */
export function reportedState({ wasReported, hasFailed, isCanceled }: WindowReport): ReportedOrderState {
  if (hasFailed) return 'failed'
  if (isCanceled) return 'canceled'
  return wasReported ? 'processing' : 'pending'
}

/**
 * Opens the result pop-up for an order's state, unless that order's result is already open: an order sent twice is
 * answered twice. Pass `succeeded` only if the API reported it, by whichever call: the pop-up trusts it, and no address
 * can open it that way. The pop-up replaces the dialog that waited for it (`frame`), not another one above it (the
 * terms), nor a game that is open because the dialog was closed meanwhile.
 */
export function showResult(
  { host, frame }: { readonly host: Host; readonly frame: ScreenFrame },
  state: ReportedOrderState,
  orderId: string | null,
): void {
  // The result is shown already: this dialog below it would announce the same payment again.
  if (orderId && recheckShownResult(orderId)) return frame.close()
  host.screens.open(
    'depositResult',
    { outcome: resultOutcomeOf(state), ...(orderId ? { orderId } : {}) },
    { replace: frame },
  )
}
