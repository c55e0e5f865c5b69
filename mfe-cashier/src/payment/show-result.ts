import type { Host, ParamsOf } from '@croupier/shared/host'
import type { OrderState } from '../api/verdict.ts'

type Shown = ParamsOf<'depositResult'>['outcome']

const SHOWN: Readonly<Record<OrderState, Shown>> = {
  succeeded: 'success',
  failed: 'error',
  canceled: 'cancel',
  pending: 'return',
}

/** Opens the pop-up of how an order stands, in the place of the dialog that was waiting for it. */
export function showResult(host: Host, state: OrderState | 'processing', orderId: string | null): void {
  const outcome = state === 'processing' ? state : SHOWN[state]
  host.screens.open('depositResult', { outcome, ...(orderId ? { orderId } : {}) }, { replace: true })
}
