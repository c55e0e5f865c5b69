import type { Host } from '@croupier/shared/host'
import type { Outcome } from '../../api/order-state.ts'
import { openOrderOf } from './state/known-orders.ts'
import type { MessageId } from '../../words.ts'
import { concludeOrder } from './conclude-order.ts'
import { loadPlainWords } from './plain-words.ts'
import { hasBonus } from './state/bonus-orders.ts'
import { isConcluded } from './state/concluded-orders.ts'

const WORDS = {
  succeeded: 'result.successText',
  failed: 'result.failedLead',
  canceled: 'result.canceledText',
} as const satisfies Readonly<Record<Outcome, MessageId>>
const TONES = { succeeded: 'success', failed: 'error', canceled: 'info' } as const

/**
 * Tells the player by a toast how an order has ended whose dialog they have left (D37), and of the bonus that has to be
 * asked for. Nobody is told twice, nor is another member who has logged in meanwhile.
 */
export async function tellOutcome(host: Host, orderId: string, outcome: Outcome): Promise<void> {
  const text = await loadPlainWords(host)
  if (isConcluded(orderId) || host.session.get()?.id !== openOrderOf(orderId)?.memberId) return
  concludeOrder(host, orderId, outcome)
  host.feedback.toast(text(WORDS[outcome]), TONES[outcome])
  if (outcome === 'succeeded' && hasBonus(orderId)) host.feedback.toast(text('result.bonus'), 'info')
}
