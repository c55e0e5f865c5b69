import type { Context } from '../context.ts'
import { CALLBACK_TYPE, callbackPath, providerSecret, signReport } from '../payments/callback.ts'
import type { Send } from '../providers/notices.ts'
import type { TestApi } from './api.ts'

export interface Sending {
  /** Which kind of provider reports: `pix` unless told. */
  readonly kind?: string
  readonly secret?: string
  readonly at?: number
  /** What is sent in the place of what was signed. */
  readonly text?: string
  readonly signature?: string
}

/** A provider's way to the product API without a port. */
export const sendTo =
  ({ app }: TestApi): Send =>
  async (kind, payload, headers) =>
    (await app.inject({ method: 'POST', url: callbackPath(kind), payload, headers })).statusCode

/** Reports as a provider does, or as somebody who would like to be one: gives the report's effect, else the status. */
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
