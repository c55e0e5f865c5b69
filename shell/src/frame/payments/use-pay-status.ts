import type { ParamsOf } from '@croupier/shared/host'
import { isOrderId } from '@croupier/shared/payments'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useShell } from '../../host/shell-context.tsx'

type Outcome = ParamsOf<'depositResult'>['outcome']

const OUTCOMES: Readonly<Record<string, Outcome>> = { payError: 'error', payCancel: 'cancel', payReturn: 'return' }

/** The outcome that a payStatus stands for, or undefined: the text comes from an address and may be anything. */
export const outcomeOf = (payStatus: string): Outcome | undefined =>
  Object.hasOwn(OUTCOMES, payStatus) ? OUTCOMES[payStatus] : undefined

/**
 * Parameters of the result pop-up that an address requests by `payStatus`, or by `order_id` and `status`, or by a
 * failed `status` alone. Null for any other address.
 */
function payResult(search: string): ParamsOf<'depositResult'> | null {
  const query = new URLSearchParams(search)
  const order = query.get('order_id') ?? query.get('biz_id') ?? ''
  const orderId = isOrderId(order) ? { orderId: order } : {}
  const status = query.get('status')
  const outcome = outcomeOf(query.get('payStatus') ?? '')
  const hasFailed = /fail/i.test(status ?? '')
  if (outcome) return { outcome: outcome === 'return' && hasFailed ? 'error' : outcome, ...orderId }
  if (hasFailed) return { outcome: 'error', ...orderId }
  return status === null || !('orderId' in orderId) ? null : { outcome: 'processing', ...orderId }
}

/**
 * A payment's return, on any route (DP-19): the address goes back to the root, then the result pop-up opens. What
 * the address says is a hint; the pop-up requests the order's state from the API (D25).
 */
export function usePayStatus(): void {
  const { screens } = useShell()
  const navigate = useNavigate()
  const pendingResult = useRef<ParamsOf<'depositResult'> | null>(null)
  const { key, pathname, search } = useLocation()
  useEffect(() => {
    if (pathname.startsWith('/payment/')) return
    // The document of a payment window (`?pay`) may be accessible to the page that opened it. Pages other than payment
    // pages are loaded anew without `?pay`, in a document of their own.
    const withoutPay = location.search.replace(/\?pay$|([?&])pay\b/, '$1')
    if (withoutPay !== location.search) return location.replace(location.pathname + withoutPay + location.hash)
    // Providers may put their answer before the #.
    const result = payResult(search) ?? payResult(location.search)
    if (result) {
      pendingResult.current = result
      if (location.search) history.replaceState(history.state, '', location.pathname + location.hash)
      void navigate('/', { replace: true })
    } else if (pendingResult.current) {
      // Not before the navigation: a pop-up's history entry takes the address that is shown when it opens.
      screens.open('depositResult', pendingResult.current)
      pendingResult.current = null
    }
  }, [key, navigate, pathname, screens, search])
}
