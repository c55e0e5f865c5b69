import { useHost } from '@croupier/shared/host'
import { useQueryClient } from '@tanstack/react-query'
import type { Outcome } from '../../../api/order-state.ts'
import { useText, type MessageId } from '../../../words.ts'
import { concludeOrder } from '../conclude-order.ts'
import { hasBonus } from '../state/bonus-orders.ts'

const WORDS: Readonly<Record<Outcome, MessageId>> = {
  succeeded: 'result.successText',
  failed: 'result.failedLead',
  canceled: 'result.canceledText',
}
const TONES = { succeeded: 'success', failed: 'error', canceled: 'info' } as const

/**
 * Returns the function that tells a player by a toast how an order has ended whose dialog they have left (D37), and of
 * the bonus that has to be asked for.
 */
export function useOutcomeToast(): (orderId: string, outcome: Outcome) => void {
  const host = useHost()
  const client = useQueryClient()
  const text = useText()
  return (orderId, outcome) => {
    concludeOrder({ host, client }, orderId, outcome)
    host.feedback.toast(text(WORDS[outcome]), TONES[outcome])
    if (outcome === 'succeeded' && hasBonus(orderId)) host.feedback.toast(text('result.bonus'), 'info')
  }
}
