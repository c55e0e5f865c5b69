import type { Host, ParamsOf, ScreenFrame } from '@croupier/shared/host'
import type { OrderState } from '../../api/verdict.ts'
import { stateOf } from './order-questions.ts'
import { askShownResult } from './shown-results.ts'

/** `processing`: the payment is said to be done, but the API has not confirmed it yet. */
export type Ended = OrderState | 'processing'
type Shown = ParamsOf<'depositResult'>['outcome']

const SHOWN: Readonly<Record<OrderState, Shown>> = {
  succeeded: 'success',
  failed: 'error',
  canceled: 'cancel',
  pending: 'return',
}

/** Which result pop-up shows an order's state. */
export const resultOf = (state: Ended): Shown => (state === 'processing' ? state : SHOWN[state])

/** What a payment window reported about the payment when it ended. */
export interface Said {
  /** False: the window was closed without having reported that the payment is done. */
  readonly wasReported: boolean
  readonly hasFailed: boolean
  readonly isCanceled: boolean
}

/** An order's state after its window ended: what the window reported counts only while the API says pending (D25). */
export async function stateAfter(
  { api }: Pick<Host, 'api'>,
  { orderId, wasReported, hasFailed, isCanceled }: Said & { readonly orderId: string },
): Promise<Ended> {
  const state = await stateOf(api, orderId).catch(() => 'pending' as const)
  if (state !== 'pending') return state
  if (hasFailed) return 'failed'
  if (isCanceled) return 'canceled'
  return wasReported ? 'processing' : 'pending'
}

/**
 * Opens the result pop-up for an order's state, unless that order's result is already open: an order sent twice is
 * answered twice. Pass `succeeded` only if the API said so, by whichever call: the pop-up believes it, and no address
 * can open it that way. The pop-up replaces the dialog that waited for it (`frame`), not another one above it (the
 * terms), nor a game that is open because the dialog was closed meanwhile.
 */
export function showResult(
  { host, frame }: { readonly host: Host; readonly frame: ScreenFrame },
  state: Ended,
  orderId: string | null,
): void {
  // The result is shown already: this dialog below it would announce the same payment again.
  if (orderId && askShownResult(orderId)) return frame.close()
  host.screens.open('depositResult', { outcome: resultOf(state), ...(orderId ? { orderId } : {}) }, { replace: frame })
}
