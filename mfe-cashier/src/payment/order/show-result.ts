import type { Host, ParamsOf, ScreenFrame } from '@croupier/shared/host'
import type { OrderState } from '../../api/verdict.ts'
import { stateOf } from './order-questions.ts'
import { askShownResult } from './shown-results.ts'

/** `processing`: somebody says that it is done, and the API does not know of it yet. */
export type Ended = OrderState | 'processing'
type Shown = ParamsOf<'depositResult'>['outcome']

const SHOWN: Readonly<Record<OrderState, Shown>> = {
  succeeded: 'success',
  failed: 'error',
  canceled: 'cancel',
  pending: 'return',
}

/** The result pop-up of how an order stands. */
export const resultOf = (state: Ended): Shown => (state === 'processing' ? state : SHOWN[state])

/** What a payment's window said of it at its end. */
export interface Said {
  /** False: the player closed the window, nobody said that the payment is done. */
  readonly wasReported: boolean
  readonly hasFailed: boolean
  readonly isCanceled: boolean
}

/** How an order stands after its window: what that said counts only while the API knows nothing (D25). */
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
 * Opens the pop-up of how an order stands, unless there is one already: an order that was sent twice is answered twice.
 * `succeeded` is what the API has said, of whichever question: the pop-up believes it, and no address can open that.
 * It opens in the place of the dialog that was waiting for it: not in that of another
 * one above it (the terms), nor of a game that stands there when the dialog was closed meanwhile.
 */
export function showResult(
  { host, frame }: { readonly host: Host; readonly frame: ScreenFrame },
  state: Ended,
  orderId: string | null,
): void {
  // What is still shown below it would be a second end of the same payment.
  if (orderId && askShownResult(orderId)) return frame.close()
  host.screens.open('depositResult', { outcome: resultOf(state), ...(orderId ? { orderId } : {}) }, { replace: frame })
}
