import { subscribeToPaymentReports } from '@croupier/shared/payments'
import { useEffect, useEffectEvent } from 'react'
import { createOrderTopic, useOrderTopic } from './order-topic.ts'
import { reportOfPayStatus } from '../../windows/pay-message.ts'
import type { WindowReport } from '../show-result.ts'

/** Reports for the dialog that already shows an order, so that no second dialog is opened for the same order. */
export const orderReports = createOrderTopic<WindowReport>()

/** Calls `onReport` when the payment of the dialog's order is reported, from whichever window or tab it was paid in. */
export function useOrderReports(orderId: string | null | undefined, onReport: (report: WindowReport) => void): void {
  useOrderTopic(orderReports, orderId, onReport)
  const handleReport = useEffectEvent(onReport)
  useEffect(() => {
    if (!orderId) return
    return subscribeToPaymentReports((report) => {
      if (report.orderId === orderId) handleReport({ wasReported: true, ...reportOfPayStatus(report.payStatus) })
    })
  }, [orderId])
}
