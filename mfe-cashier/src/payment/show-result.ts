import type { Host, ParamsOf, ScreenFrame } from '@croupier/shared/host'
import type { OrderState } from '../api/verdict.ts'

type Shown = ParamsOf<'depositResult'>['outcome']

const SHOWN: Readonly<Record<OrderState, Shown>> = {
  succeeded: 'success',
  failed: 'error',
  canceled: 'cancel',
  pending: 'return',
}

/**
 * Opens the pop-up of how an order stands, in the place of the dialog that was waiting for it: not in that of another
 * one above it (the terms), nor of a game that stands there when the dialog was closed meanwhile.
 */
export function showResult(
  { host, frame }: { readonly host: Host; readonly frame: ScreenFrame },
  state: OrderState | 'processing',
  orderId: string | null,
): void {
  const outcome = state === 'processing' ? state : SHOWN[state]
  host.screens.open('depositResult', { outcome, ...(orderId ? { orderId } : {}) }, { replace: frame })
}
