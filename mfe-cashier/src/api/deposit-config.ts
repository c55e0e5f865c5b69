import {
  amountOr,
  depositConfigSchema,
  flagDefaultTrue,
  lenient,
  paymentMethodSchema,
  points,
  text,
} from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import * as v from 'valibot'

/**
 * POST /sys/depositPaymentMethod/listAll: the methods that the member may see: 0 for everybody, 10 after the first
 * deposit, 20 before it (DP-01). Throws ApiError.
 */
export const listMethods = (api: ApiService, credited: boolean, signal: AbortSignal) =>
  api.post(
    '/sys/depositPaymentMethod/listAll',
    { enabled: 1, visibility_IN: credited ? '0,10' : '0,20', sortIndex_0: 'ASC' },
    { schema: v.array(methodSchema), indicator: false, signal },
  )

const methodSchema = v.object({
  ...paymentMethodSchema.entries,
  enabled: flagDefaultTrue,
  /** The discount in per cent; CASH has one. */
  discount: lenient(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite())),
})
export type ListedMethod = v.InferOutput<typeof methodSchema>

/** POST (JSON) /base/depositPaymentMethod/find: icon and name of one method. Throws ApiError. */
export const findMethod = (api: ApiService, code: string, signal: AbortSignal) =>
  api.post(
    '/base/depositPaymentMethod/find',
    { code },
    {
      schema: v.object({ code: text, name: text, icon: text }),
      encoding: 'json',
      indicator: false,
      signal,
    },
  )

const bonusSchema = v.object({
  code: v.string(),
  percent: v.nullish(points),
  maxAmount: amountOr(undefined),
})
export type MethodBonus = v.InferOutput<typeof bonusSchema>

/**
 * POST /sys/depositPaymentMethod/maxBonusInfo: each method's largest bonus (DP-24). The operator decides its shape: an
 * unreadable row is left out. Throws ApiError.
 */
export const maxBonusInfo = async (api: ApiService, signal: AbortSignal): Promise<readonly MethodBonus[]> => {
  const answer = await api.post(
    '/sys/depositPaymentMethod/maxBonusInfo',
    {},
    {
      schema: v.unknown(),
      indicator: false,
      signal,
    },
  )
  const rows = Array.isArray(answer) ? (answer as unknown[]) : []
  return rows.filter((row) => v.is(bonusSchema, row)).map((row) => v.parse(bonusSchema, row))
}

/**
 * POST /sys/member/deposit/config: the least deposit, the preset amounts, and whether others may be typed
 * (games-and-cashier.md 3). Throws ApiError.
 */
export const depositConfig = (api: ApiService, signal: AbortSignal) =>
  api.post('/sys/member/deposit/config', {}, { schema: depositConfigSchema, indicator: false, signal })

/** POST /sys/deposit/creditcard/billingInfo: what the operator already knows of the payer. Throws ApiError. */
export const billingInfo = (api: ApiService, signal: AbortSignal) =>
  api.post(
    '/sys/deposit/creditcard/billingInfo',
    {},
    {
      schema: v.object({
        cardFirstName: text,
        cardLastName: text,
        cardCountry: text,
        cardState: text,
        cardCity: text,
        cardAddress: text,
        cardPostalCode: text,
        cardEmail: text,
        cardMobile: text,
      }),
      indicator: false,
      signal,
    },
  )
