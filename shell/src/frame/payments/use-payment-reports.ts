import type { SessionService } from '@croupier/shared/host'
import {
  forgetWindow,
  subscribeToPaymentReports,
  windowKey,
  storedWindows,
  type PaymentReport,
} from '@croupier/shared/payments'
import { useEffect, useState } from 'react'
import { useShell } from '../../host/shell-context.tsx'
import { outcomeOf } from './use-pay-status.ts'

/**
 * Handles reports of payment windows that this tab opened before it was reloaded: no dialog waits for them any more.
 * The result is shown to the member who opened the window and to nobody else. Windows that this document opens are
 * handled by the cashier.
 */
export function usePaymentReports(): void {
  const { screens, session } = useShell()
  const [openedWindows] = useState(storedWindows)
  useEffect(() => {
    if (openedWindows.length === 0) return
    const handleReport = ({ window, orderId, payStatus }: PaymentReport) => {
      const member = session.get()
      if (!member || !openedWindows.includes(windowKey(window, member.id))) return
      forgetWindow(window)
      void session.refresh()
      // A dialog of this order handles the report itself.
      const isShown = screens.stack
        .get()
        .some(({ params }) => params && 'orderId' in params && params.orderId === orderId)
      if (!isShown) screens.open('depositResult', { outcome: outcomeOf(payStatus) ?? 'return', orderId })
    }
    return subscribeToPaymentReports((report) => void sessionKnown(session).then(() => handleReport(report)))
  }, [openedWindows, screens, session])
}

/** Resolves when the session is known: just after a reload it may not be. */
async function sessionKnown({ known }: SessionService): Promise<void> {
  if (known.get()) return
  let stop = () => {}
  await new Promise<void>((resolve) => {
    stop = known.subscribe(resolve)
  })
  stop()
}
