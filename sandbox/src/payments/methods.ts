import * as v from 'valibot'
import { integer, text } from '../api/fields.ts'
import { call } from '../api/route.ts'
import type { Api } from '../api/route.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { say, type MessageId } from '../messages/index.ts'
import { rulesIn } from '../operator/amounts.ts'
import { readSetting } from '../operator/settings.ts'
import { methodPath } from '../pictures/catalogue.ts'
import { methodsFor } from './visible-methods.ts'
import { depositConfig } from './order.ts'
import { CASH_DISCOUNT } from './rules.ts'

const BONUSES = [
  { code: 'CRYPTO', percent: 100, maxAmount: '200' },
  { code: 'CRYPT', percent: 100, maxAmount: '200' },
  { code: 'PIX', percent: 50, maxAmount: '100' },
]

/** Reads a list of numbers: `[0,10]`, '0,10' or one number. */
const numbers = v.pipe(
  v.union([v.array(integer()), text(60), v.pipe(v.number(), v.transform(String))]),
  v.transform((value) => (Array.isArray(value) ? value : (value.match(/\d+/g) ?? []).map(Number))),
)

/** Methods, their bonuses, and the figures of the deposit dialogs (games-and-cashier.md 7). */
export function methodCalls(api: Api): void {
  call(api, '/sys/depositPaymentMethod/listAll', {
    member: 'required',
    body: v.object({ enabled: v.optional(integer()), visibility_IN: v.optional(numbers) }),
    handler: async ({ ctx, body, language, request }) => {
      const methods = await allMethods(ctx, language, request.headers['user-agent'])
      return methods.filter(
        (method) =>
          (body.enabled === undefined || method.enabled === body.enabled) &&
          (body.visibility_IN === undefined || body.visibility_IN.includes(method.visibility)),
      )
    },
  })

  call(api, '/base/depositPaymentMethod/find', {
    member: 'optional',
    body: v.object({ code: text(40) }),
    handler: async ({ ctx, body, language, request }) => {
      const methods = await allMethods(ctx, language, request.headers['user-agent'])
      const found = methods.find(({ code }) => code === body.code)
      if (!found) throw new Refusal('deposit.methodUnknown')
      return found
    },
  })

  call(api, '/sys/depositPaymentMethod/maxBonusInfo', {
    member: 'required',
    handler: async ({ ctx, member, request }) => {
      const bonuses = (await readSetting(ctx.db, 'maxBonusInfo', request.headers['user-agent'])) ?? BONUSES
      return Promise.all(bonuses.map((bonus) => rulesIn(ctx.db, member.currency, bonus, ['maxAmount'])))
    },
  })

  call(api, '/sys/member/deposit/config', {
    member: 'required',
    handler: ({ ctx, member, request }) => depositConfig(ctx, member, request.headers['user-agent']),
  })

  call(api, '/sys/deposit/creditcard/billingInfo', {
    member: 'required',
    handler: ({ member }) => ({
      cardFirstName: member.firstName,
      cardLastName: member.lastName,
      cardCountry: member.countryCode,
      cardState: member.stateCode,
      cardCity: member.city,
      cardAddress: member.address,
      cardPostalCode: member.postalCode,
      cardEmail: member.email,
      cardMobile: member.mobile,
    }),
  })
}

/** Method names that are translated; all others are the same in every language. */
const NAMES: Readonly<Record<string, MessageId>> = {
  STRIPE: 'method.STRIPE',
  PAYP: 'method.PAYP',
  CRYPT: 'method.CRYPT',
}

/** A method's name in a language; a name that the operator has changed is not translated. */
export function methodName({ code, name }: { code: string; name: string }, language: string): string {
  const id = NAMES[code]
  return id && say('en', id) === name ? say(language, id) : name
}

/** Every method in display order, with the address of its icon; CASH also with its discount. */
async function allMethods(ctx: Context, language: string, userAgent: string | undefined) {
  return (await methodsFor(ctx, userAgent))
    .map(({ row, changes }) => ({
      ...row,
      name: methodName(row, language),
      ...changes,
      icon: ctx.config.origins.api + methodPath(row.code),
      ...(row.code === 'CASH' ? { discount: CASH_DISCOUNT } : {}),
    }))
    .toSorted((a, b) => a.sortIndex - b.sortIndex)
}
