import * as v from 'valibot'
import { openChannel } from '../tabs/channel.ts'
import { ORDER_ID } from './order-id.ts'

const CHANNEL = 'croupier.payments'

const schema = v.object({
  /** The name of the payment's window: the tab that opened it knows it, also after a reload. */
  window: v.pipe(v.string(), v.regex(/^payment-[\w-]{1,60}$/)),
  orderId: v.pipe(v.string(), v.regex(ORDER_ID)),
  payStatus: v.picklist(['payReturn', 'payCancel', 'payError']),
})

/**
 * What a payment window tells the tabs of this site when it is done: only a hint, the API is asked afterwards (D25).
 */
export type PaymentReport = v.InferOutput<typeof schema>

/**
 * Broadcasts a report to all tabs: the one that opened the window may have been reloaded, and then hears no message
 * that is sent to it directly.
 */
export function reportPayment(report: PaymentReport): void {
  const channel = openChannel(CHANNEL)
  channel?.postMessage(report)
  channel?.close()
}

/** Subscribes to the reports of payment windows; the returned function unsubscribes. */
export function subscribeToPaymentReports(listener: (report: PaymentReport) => void): () => void {
  const channel = openChannel(CHANNEL)
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const read = v.safeParse(schema, data)
    if (read.success) listener(read.output)
  })
  return () => channel?.close()
}
