import { ORDER_ID } from '@croupier/shared/payments'
import * as v from 'valibot'

/** A message from a payment window or frame. Always a hint: its receiver asks the API (D25). */
export interface PayMessage {
  readonly type: 'PAY_CLOSE' | 'PAY_ORDER'
  readonly orderId: string | undefined
  /** Whether the message reports a failed payment. */
  readonly hasFailed: boolean
  /** Whether the player canceled at the provider. */
  readonly isCanceled: boolean
  /** Why the operator refused the order, in the player's words. */
  readonly reason: string | undefined
}

export const MAX_REASON_LENGTH = 300

const schema = v.object({
  type: v.picklist(['PAY_CLOSE', 'PAY_ORDER']),
  orderId: v.optional(v.pipe(v.string(), v.regex(ORDER_ID))),
  status: v.optional(v.pipe(v.string(), v.maxLength(60))),
  payStatus: v.fallback(v.optional(v.string()), undefined),
  reason: v.optional(v.pipe(v.string(), v.maxLength(MAX_REASON_LENGTH))),
})

/**
 * Reads a message of the expected window at an expected origin, else null. Origins are compared in full, our own is the
 * first; the plain text PAY_CLOSE of older provider pages is accepted as well (PR-02, security.md 8).
 */
export function readPayMessage(
  event: MessageEvent<unknown>,
  source: Window | null | undefined,
  origins: readonly string[],
): PayMessage | null {
  if (!source || event.source !== source || !origins.includes(event.origin)) return null
  if (event.data === 'PAY_CLOSE')
    return { type: 'PAY_CLOSE', orderId: undefined, ...reportOfPayStatus(undefined), reason: undefined }
  const read = v.safeParse(schema, event.data)
  if (!read.success) return null
  return {
    type: read.output.type,
    orderId: read.output.orderId,
    ...reportOfPayStatus(read.output.payStatus),
    ...(hasFailStatus(read.output.status) ? { hasFailed: true } : {}),
    ...(hasCancelStatus(read.output.status) ? { isCanceled: true } : {}),
    // Text for the player is accepted from our own pages only.
    reason: event.origin === origins[0] ? read.output.reason : undefined,
  }
}

/** What a payment page's payStatus reports of the payment. */
export const reportOfPayStatus = (payStatus: string | undefined): Pick<PayMessage, 'hasFailed' | 'isCanceled'> => ({
  hasFailed: payStatus === 'payError',
  isCanceled: payStatus === 'payCancel',
})

/** Whether a message's status holds `fail` (or a provider's `refused`). */
const hasFailStatus = (status: string | undefined): boolean => /fail|refused/i.test(status ?? '')

const hasCancelStatus = (status: string | undefined): boolean => /cancel/i.test(status ?? '')
