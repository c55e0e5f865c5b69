import type { Context } from '../context.ts'
import { CALLBACK_TYPE, callbackPath, providerSecret, signReport } from '../payments/callback.ts'
import type { Send } from '../providers/outgoing-reports.ts'
import type { TestApi } from './api.ts'

export interface Sending {
  /** Which kind of provider reports; `pix` by default. */
  readonly kind?: string
  readonly secret?: string
  readonly at?: number
  /** The text that is sent instead of the signed one. */
  readonly text?: string
  readonly signature?: string
}

/** A provider's `Send` that reaches the product API without a port. */
export const sendTo =
  ({ app }: TestApi): Send =>
  async (kind, payload, headers) =>
    (await app.inject({ method: 'POST', url: callbackPath(kind), payload, headers })).statusCode

/**
 * Sends a report as a provider does, or as an impostor with another secret, text or signature. Returns the report's
 * effect, or the HTTP status if that is not 200.
 */
export async function report(ctx: Context, { app }: TestApi, body: object, sending: Sending = {}): Promise<string> {
  const { kind = 'pix', secret = providerSecret(ctx, kind), at = ctx.clock().getTime() } = sending
  const signed = JSON.stringify(body)
  const answer = await app.inject({
    method: 'POST',
    url: callbackPath(kind),
    payload: sending.text ?? signed,
    headers: { 'content-type': CALLBACK_TYPE, 'x-signature': sending.signature ?? signReport(secret, at, signed) },
  })
  if (answer.statusCode !== 200) return String(answer.statusCode)
  return (answer.json() as { data: { effect: string } }).data.effect
}
