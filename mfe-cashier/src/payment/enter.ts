import type { Host } from '@croupier/shared/host'
import { openPaymentWindow, paymentAddress } from './pay-window.ts'
import type { Stage } from './stage-types.ts'
import type { Next } from './types.ts'

/** Goes on after an order. Null when the provider's address was refused (security.md 7). */
export function enter(host: Host, next: Next): Stage | null {
  switch (next.kind) {
    case 'window':
      if (!paymentAddress(host, next.url)) return null
      return { kind: 'window', next, popup: openPaymentWindow(host, next.url) }
    case 'frame': {
      const address = paymentAddress(host, next.url)
      return address ? { kind: 'frame', next, address } : null
    }
    case 'transfer':
      // Without its code and link nobody can pay.
      if (next.transfer.kind === 'cash' && !paymentAddress(host, next.transfer.qrAddress)) return null
      return { kind: 'transfer', next }
    case 'done':
      return { kind: 'processing', next }
  }
}
