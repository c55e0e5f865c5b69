import * as v from 'valibot'
import { optionalText, integer, paging, text } from '../api/fields.ts'
import { call } from '../api/route.ts'
import type { Api } from '../api/route.ts'
import { Refusal } from '../errors.ts'
import { refuseForeignOrigins } from '../testing-calls/guard.ts'
import { methodPath } from '../pictures/catalogue.ts'
import { applyWithdrawal } from './apply.ts'
import { cashoutFormConfig } from './config.ts'
import { listWithdrawals } from './list.ts'
import { methodName, METHODS } from './methods.ts'
import { cancelWithdrawal, moveWithdrawal } from './move.ts'
import { hasProof, PROOFS, storeProofs } from './proofs.ts'
import { STATUS, type Status } from './tables.ts'
import { stepsOf, withdrawalView } from './view.ts'

const proofFields = {
  idcardProofId: optionalText(400),
  idcardHoldProofId: optionalText(400),
  addressProofId: optionalText(400),
  paymentProofId: optionalText(400),
  sourceOfWealthProofId: optionalText(400),
}

/** A field that says where the money goes, with the form's own length limit: a Cardano address has 103 characters. */
const destination = () => optionalText(120)
const payout = v.object({ accountName: destination(), toAccount: destination() })

const STATUSES: readonly number[] = Object.values(STATUS)

/** A comma-separated list of statuses; empty for all (the query pages' lists of what is paid). */
const statuses = v.pipe(
  optionalText(60),
  v.transform((list) => (list.match(/\d+/g) ?? []).map(Number)),
  v.check((list) => list.every((status) => STATUSES.includes(status))),
)

const applySchema = v.object({
  amount: text(20),
  paymentMethod: text(40),
  routingNumber: destination(),
  accountNumber: destination(),
  accountName: destination(),
  email: optionalText(254),
  payoutData: v.nullish(payout),
  ...proofFields,
})

/** Cash-outs and the member's documents (games-and-cashier.md 7). */
export function withdrawalCalls(api: Api): void {
  call(api, '/sys/member/withdraw/config', {
    member: 'required',
    handler: ({ ctx, member, request }) => cashoutFormConfig(ctx, member, request.headers['user-agent']),
  })

  call(api, '/base/cashoutPaymentMethod/listAll', {
    member: 'optional',
    handler: ({ ctx, language }) =>
      METHODS.map(({ code, name }) => ({
        code,
        name: methodName({ name }, language),
        enabled: 1,
        icon: ctx.config.origins.api + methodPath(code),
      })),
  })

  call(api, '/sys/withdraw/apply', {
    member: 'required',
    body: applySchema,
    handler: async ({ ctx, body, member, key, language, request }) => {
      const { amount, paymentMethod, payoutData, ...rest } = body
      const made = await applyWithdrawal(ctx, {
        member,
        amount,
        method: paymentMethod,
        detail: { ...rest, ...(payoutData ? { payoutData } : {}) },
        proofs: rest,
        key,
        language,
        userAgent: request.headers['user-agent'],
      })
      return withdrawalView(made, language)
    },
  })

  call(api, '/sys/withdraw/listPage', {
    member: 'required',
    body: v.object({ ...paging(), status_IN: statuses }),
    handler: async ({ ctx, body, member, language, now }) => ({
      ...(await listWithdrawals(ctx, member.id, { ...body, language })),
      serverTime: now.toISOString(),
    }),
  })

  call(api, '/sys/withdraw/find', {
    member: 'required',
    body: v.object({ id: integer(1) }),
    handler: async ({ ctx, body, member, language, now }) => {
      const found = await ctx.db
        .selectFrom('withdrawals')
        .selectAll()
        .where('id', '=', body.id)
        .where('memberId', '=', member.id)
        .executeTakeFirst()
      if (!found) throw new Refusal('request.notFound')
      const steps = await stepsOf(ctx, [found.id])
      return { ...withdrawalView(found, language, steps.get(found.id)), serverTime: now.toISOString() }
    },
  })

  call(api, '/sys/withdraw/cancel', {
    member: 'required',
    body: v.object({ id: integer(1) }),
    handler: async ({ ctx, body, member, language }) => {
      return withdrawalView(await cancelWithdrawal(ctx, body.id, member.id), language)
    },
  })

  call(api, '/sys/member/documents/update', {
    member: 'required',
    memberFields: ['id'],
    body: v.object(proofFields),
    handler: async ({ ctx, body, member }) => {
      const missing = PROOFS.slice(0, 4).find(([field]) => !hasProof(member, field, body))
      if (missing) throw new Refusal('documents.missing').at(missing[0])
      await storeProofs(ctx, member, body)
      return true
    },
  })

  if (!api.ctx.config.testCalls) return
  call(api, '/_test/withdrawal', {
    member: 'none',
    body: v.object({ id: integer(1), status: integer(0, 50) }),
    handler: async ({ ctx, body, request, language }) => {
      refuseForeignOrigins(ctx, request)
      return withdrawalView(await moveWithdrawal(ctx, body.id, body.status as Status), language)
    },
  })
}
