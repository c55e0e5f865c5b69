import { hearPayments } from '@croupier/shared/payments'
import { useEffect, useEffectEvent } from 'react'
import { saidBy } from './pay-message.ts'
import type { Said } from './show-result.ts'

type Hear = (said: Said) => void

const dialogs = new Map<string, Set<Hear>>()

/** What dialogs hear of their orders from elsewhere: another dialog for the same order would be one too many. */
export const orderNews = {
  /** Something has become of an order. False where no dialog shows it. */
  tell(orderId: string, said: Said): boolean {
    const hearers = dialogs.get(orderId)
    for (const hear of hearers ?? []) hear(said)
    return hearers !== undefined
  },
  hear(orderId: string, hear: Hear): () => void {
    const own = dialogs.get(orderId) ?? new Set()
    dialogs.set(orderId, own.add(hear))
    return () => {
      own.delete(hear)
      if (own.size === 0) dialogs.delete(orderId)
    }
  },
}

/** Hears when something has become of the order that a dialog shows, in whichever window or tab it was paid. */
export function useOrderNews(orderId: string | null | undefined, onNews: Hear): void {
  const news = useEffectEvent(onNews)
  useEffect(() => {
    if (!orderId) return
    const stop = orderNews.hear(orderId, (said) => news(said))
    const stopReports = hearPayments((report) => {
      if (report.orderId === orderId) news({ wasReported: true, ...saidBy(report.payStatus) })
    })
    return () => {
      stop()
      stopReports()
    }
  }, [orderId])
}
