import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { Api } from '../api/route.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { CURRENCIES } from '../ledger/index.ts'
import { parseJson } from '../parse-json.ts'
import { recordRefusedReport, type RefusalReason } from './refused-reports.ts'
import { detailOfReport, settle } from './settle.ts'

/** The callback path to which one kind of provider (`MethodRule.kind`) sends its reports. */
export const callbackPath = (kind: string) => `/callbacks/payments/${kind}`
/** A content type of its own: the signature covers the raw text, so no JSON parser may read the body first. */
export const CALLBACK_TYPE = 'application/vnd.provider-report+json'
const MAX_AGE_MS = 5 * 60_000

/** The secret of one kind of provider. Each has its own, so that a leaked one signs nothing about another's orders. */
export const providerSecret = ({ config }: Context, kind: string): string =>
  createHmac('sha256', config.secrets.providers).update(kind).digest('hex')

/** The signature of a report: HMAC-SHA256 over the time of sending and the raw text. */
export const signReport = (secret: string, sentAt: number, text: string): string =>
  `t=${sentAt},v1=${createHmac('sha256', secret).update(`${sentAt}.${text}`).digest('hex')}`

const reportFields = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/)),
  ref: v.pipe(v.string(), v.regex(/^\w{1,40}$/)),
  outcome: v.picklist(['paid', 'refused', 'canceled', 'seen']),
  amount: v.exactOptional(v.pipe(v.string(), v.regex(/^(?=.*[1-9])\d{1,12}(\.\d{1,8})?$/))),
  currency: v.exactOptional(v.picklist(CURRENCIES)),
  coinReceived: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,18})?$/))),
  confirmations: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  expired: v.exactOptional(v.literal(1)),
  // isoTimestamp also accepts an hours-only offset, which Date cannot parse.
  seenAt: v.exactOptional(
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.check((at) => !Number.isNaN(Date.parse(at))),
    ),
  ),
})
/** Rejects an amount without its currency, which could be of any, and a payment of zero or of zero coins. */
const reportSchema = v.pipe(
  reportFields,
  v.check(({ amount, currency }) => amount === undefined || currency !== undefined),
  v.check(({ outcome, coinReceived = '1' }) => outcome !== 'paid' || /[1-9]/.test(coinReceived)),
)

/** The endpoint for providers' reports about their own orders: signed, at most five minutes old, applied once. */
export async function paymentCallback({ app, ctx }: Api): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(CALLBACK_TYPE, { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post<{ Params: { kind: string } }>(callbackPath(':kind'), async (request, reply) => {
      const { kind } = request.params
      const text = typeof request.body === 'string' ? request.body : ''
      const signature = String(request.headers['x-signature'] ?? '')
      const body = parseJson(text)
      if (!isSigned(providerSecret(ctx, kind), signature, text, ctx.clock().getTime())) {
        await recordRefusedReport(ctx, { body, reason: 'signature' })
        return reply.status(401).send({ error: 401, message: 'signature', data: null })
      }
      const report = v.safeParse(reportSchema, body)
      if (!report.success) {
        await recordRefusedReport(ctx, { body, reason: 'form' })
        return reply.status(400).send({ error: 400, message: 'report', data: null })
      }
      const { outcome } = report.output
      const refused = (reason: RefusalReason) =>
        recordRefusedReport(ctx, { body, reason, outcome, detail: detailOfReport(report.output) })
      try {
        const effect = await settle(ctx, report.output, kind)
        if (effect === 'unknown') await refused('provider')
        return { error: 0, message: '', data: { effect } }
      } catch (error) {
        // A wrong currency, or an amount that the currency does not have. Answered with 400: a Refusal's usual 200
        // would count as delivered, although money may have been paid for which nothing was credited.
        if (!(error instanceof Refusal)) throw error
        await refused(error.field === 'currency' ? 'currency' : 'amount')
        return reply.status(400).send({ error: 400, message: 'report', data: null })
      }
    })
  })
}

function isSigned(secret: string, signature: string, text: string, now: number): boolean {
  const sentAt = Number(/^t=([1-9]\d{9,15}),v1=[0-9a-f]{64}$/.exec(signature)?.[1] ?? Number.NaN)
  if (!(Math.abs(now - sentAt) <= MAX_AGE_MS)) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signReport(secret, sentAt, text)))
}
