import { forgetWindow, hearPayments, keptWindows } from '@croupier/shared/payments'
import { useEffect, useState } from 'react'
import { useShell } from '../host/shell-context.tsx'
import { OUTCOMES } from './use-pay-status.ts'

/**
 * Payment windows that this tab opened before it was loaded anew: no dialog waits for them any more. What one of them
 * reports is told here; those that this document opens are the cashier's own.
 */
export function usePaymentReports(): void {
  const { screens, session } = useShell()
  const [kept] = useState(keptWindows)
  useEffect(() => {
    if (kept.length === 0) return
    return hearPayments(({ window, orderId, payStatus }) => {
      if (!kept.includes(window)) return
      forgetWindow(window)
      void session.refresh()
      // A dialog of this order hears the report itself.
      const isShown = screens.stack
        .get()
        .some(({ params }) => params && 'orderId' in params && params.orderId === orderId)
      if (!isShown) screens.open('depositResult', { outcome: OUTCOMES[payStatus] ?? 'return', orderId })
    })
  }, [kept, screens, session])
}
