import type { Host } from '@croupier/shared/host'
import { fetchPollingState } from '../../api/order-status.ts'
import type { NextStep } from '../method.ts'
import { RETURN_POLL, watchRule } from './watch.ts'

/**
 * The step after a card order: polls pollingStatus at once, or, if the bank asks the player (`payUrl`), opens a window.
 */
export function afterCharge(host: Host, orderId: string, payUrl: string | null | undefined): NextStep {
  if (payUrl) return { kind: 'window', url: payUrl, orderId }
  const rule = watchRule({ ...RETURN_POLL, firstDelay: 0 }, (signal) => fetchPollingState(host, orderId, signal))
  return { kind: 'done', orderId, rule }
}
