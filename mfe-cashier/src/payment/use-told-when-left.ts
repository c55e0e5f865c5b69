import { useHost } from '@croupier/shared/host'
import { orderState } from '../api/order-status.ts'
import { useStaysOpen } from './use-stays-open.ts'

/**
 * Left by the player while an order is being paid or asked about, by Back or Escape as well: the API may know more than
 * was shown. A success is shown, what is open is said to be. `settled` is said where something else tells it.
 */
export function useToldWhenLeft(orderId: string) {
  const host = useHost()
  const left = async (tellOpen: () => void) => {
    const isMember = host.session.get() !== null
    const state = isMember ? await orderState(host.api, orderId).catch(() => 'pending' as const) : 'pending'
    if (state === 'pending') tellOpen()
    if (state === 'succeeded') host.screens.open('depositResult', { outcome: 'success', orderId })
  }
  return useStaysOpen({ onLeft: (tellOpen) => void left(tellOpen) })
}
