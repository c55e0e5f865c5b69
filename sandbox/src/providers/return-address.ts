import type { ProviderOrder } from '../payments/tables.ts'
import type { Choice } from './choices.ts'

/**
 * Where the player goes after a choice: the site's page for it, the frame's last page, or this page again.
 * The status in the address is a hint only; the site asks its API (D25).
 */
export function returnAddress(order: ProviderOrder, choice: Choice): string {
  const { ref, returnUrl, detail, state, kind } = order
  if (choice === 'challenge') return `/order/${ref}`
  if (detail.frame) return `/order/${ref}/done`
  if (!returnUrl || choice === 'report') return `/order/${ref}`
  const status = state === 'refused' ? 'fail' : state === 'canceled' ? 'cancel' : 'success'
  const query = new URLSearchParams({ order_id: ref, status })
  const paid = kind === 'card' ? 'check' : 'return'
  return `${returnUrl}${state === 'canceled' ? 'cancel' : paid}?${query}`
}
