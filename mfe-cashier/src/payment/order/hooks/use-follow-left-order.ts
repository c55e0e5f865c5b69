import { useHost } from '@croupier/shared/host'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useText } from '../../../words.ts'
import { concludeOrder } from '../conclude-order.ts'
import { followLeftOrder, stopFollowing } from '../follow-left-order.ts'
import { hasBonus } from '../state/bonus-orders.ts'

/**
 * For a dialog that shows an order: nothing else follows it meanwhile. Returns the function to call when the player
 * leaves it while the order is open: a toast then tells of the payment's arrival (D37), and of the bonus that has to be
 * asked for.
 */
export function useFollowLeftOrder(orderId: string | null | undefined): () => void {
  const host = useHost()
  const client = useQueryClient()
  const text = useText()
  useEffect(() => {
    if (orderId) stopFollowing(orderId)
  }, [orderId])
  return () => {
    if (!orderId) return
    followLeftOrder(host, orderId, () => {
      concludeOrder({ host, client }, orderId, 'succeeded')
      host.feedback.toast(text('result.successText'), 'success')
      if (hasBonus(orderId)) host.feedback.toast(text('result.bonus'), 'info')
    })
  }
}
