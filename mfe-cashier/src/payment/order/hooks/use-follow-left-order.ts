import { useHost } from '@croupier/shared/host'
import { useEffect } from 'react'
import { followLeftOrder, stopFollowing } from '../follow-left-order.ts'
import { useOutcomeToast } from './use-outcome-toast.ts'

/**
 * For a dialog that shows an order: nothing else follows it meanwhile. Returns the function to call when the player
 * leaves it while the order is open: a toast then tells of its end (D37).
 */
export function useFollowLeftOrder(orderId: string | null | undefined): () => void {
  const host = useHost()
  const toastOutcome = useOutcomeToast()
  useEffect(() => {
    if (orderId) stopFollowing(orderId)
  }, [orderId])
  return () => {
    if (orderId) followLeftOrder(host, orderId, (outcome) => toastOutcome(orderId, outcome))
  }
}
