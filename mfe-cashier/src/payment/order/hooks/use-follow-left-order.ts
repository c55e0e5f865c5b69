import { useHost, useUser } from '@croupier/shared/host'
import { useEffect } from 'react'
import { noteOwner } from '../state/known-orders.ts'
import { showOrder } from '../follow-left-order.ts'

/** For a dialog that shows an order: once it is gone, the order is followed (D37). Does nothing without an order id. */
export function useFollowLeftOrder(orderId: string | null | undefined): void {
  const host = useHost()
  const memberId = useUser()?.id
  useEffect(() => {
    if (orderId) noteOwner(orderId, host.session.get())
  }, [host, orderId, memberId])
  useEffect(() => (orderId ? showOrder(host, orderId) : undefined), [host, orderId])
}
