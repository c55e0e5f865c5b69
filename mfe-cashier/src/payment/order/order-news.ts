import { subscribeToPaymentReports } from '@croupier/shared/payments'
import { useEffect, useEffectEvent } from 'react'
import { createOrderTopic, useOrderTopic } from './order-topic.ts'
import { saidBy } from '../windows/pay-message.ts'
import type { Said } from './show-result.ts'

/** News for the dialog that shows an order already, so that no second dialog is opened for the same order. */
export const orderNews = createOrderTopic<Said>()

/** Calls `onNews` when the payment of the dialog's order is reported, from whichever window or tab it was paid in. */
export function useOrderNews(orderId: string | null | undefined, onNews: (said: Said) => void): void {
  useOrderTopic(orderNews, orderId, onNews)
  const news = useEffectEvent(onNews)
  useEffect(() => {
    if (!orderId) return
    return subscribeToPaymentReports((report) => {
      if (report.orderId === orderId) news({ wasReported: true, ...saidBy(report.payStatus) })
    })
  }, [orderId])
}
