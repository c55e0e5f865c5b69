import { hearPayments } from '@croupier/shared/payments'
import { useEffect, useEffectEvent } from 'react'
import { createHearers, useHearing } from './hearers.ts'
import { saidBy } from '../windows/pay-message.ts'
import type { Said } from './show-result.ts'

/** What dialogs hear of their orders from elsewhere: another dialog for the same order would be one too many. */
export const orderNews = createHearers<Said>()

/** Hears when something has become of the order that a dialog shows, in whichever window or tab it was paid. */
export function useOrderNews(orderId: string | null | undefined, onNews: (said: Said) => void): void {
  useHearing(orderNews, orderId, onNews)
  const news = useEffectEvent(onNews)
  useEffect(() => {
    if (!orderId) return
    return hearPayments((report) => {
      if (report.orderId === orderId) news({ wasReported: true, ...saidBy(report.payStatus) })
    })
  }, [orderId])
}
