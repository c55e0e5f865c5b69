import * as v from 'valibot'
import { optionalText, text } from '../api/fields.ts'
import { call } from '../api/route.ts'
import type { Api, Call } from '../api/route.ts'
import { Refusal } from '../errors.ts'
import { formatMoney } from '../ledger/index.ts'
import { providerPage } from '../providers/orders.ts'
import { ownDeposit, payableDeposit, placeOrder, type OrderInput } from './order.ts'
import { priceOf } from './rules.ts'
import { cashWord, statusNumber, statusWord } from './status.ts'

const entity = {
  amount: text(20),
  paymentMethod: optionalText(40),
  cardFirstName: optionalText(80),
  cardLastName: optionalText(80),
  cardEmail: optionalText(254),
  cardMobile: optionalText(30),
}
const orderBody = v.object(entity)
const cashBody = v.object({ ...entity, amount: optionalText(20), depositAmount: optionalText(20) })
const findBody = v.object({ orderId: text(40) })
const bizBody = v.object({ bizId: text(80), cSite: text(300) })

/** The member's order `bizId`. Throws Refusal where `cSite` is given and is not the providers' site. */
async function ownAtSite({ ctx, body, member }: Call<v.InferOutput<typeof bizBody>, 'required'>) {
  const { bizId, cSite } = body
  if (cSite && URL.parse(cSite)?.origin !== ctx.config.origins.providers)
    throw new Refusal('request.invalid', { field: 'cSite' }).at('cSite')
  return ownDeposit(ctx, member.id, bizId)
}

/** Places an order of a method that is paid at a provider. */
export async function order<Body extends { amount: string }>(
  asked: Call<Body, 'required'>,
  method: string,
  { detail = {}, complete }: Pick<OrderInput, 'detail' | 'complete'> = {},
) {
  const { ctx, body, member, key, language, request } = asked
  return placeOrder(ctx, {
    member,
    method,
    amount: body.amount,
    key,
    language,
    request,
    detail,
    ...(complete ? { complete } : {}),
  })
}

/** Calls that place orders at providers with their own page or frame, and that request their status (D4, D14). */
export function providerCalls(api: Api): void {
  for (const name of ['pix', 'cpay', 'pingpong'] as const) {
    call(api, `/sys/deposit/${name}/depositOrder`, {
      member: 'required',
      body: orderBody,
      handler: async (asked) => {
        const { id, status } = await order(asked, name.toUpperCase())
        return { orderId: id, payUrl: providerPage(asked.ctx, id), status: statusNumber(status) }
      },
    })
  }

  call(api, '/sys/deposit/payp/depositOrder', {
    member: 'required',
    body: orderBody,
    handler: async (asked) => {
      const { id, status } = await order(asked, 'PAYP')
      return { orderurl: providerPage(asked.ctx, id), orderId: id, status: statusWord(status) }
    },
  })
  call(api, '/sys/payp/findOrder', {
    member: 'required',
    body: findBody,
    handler: async ({ ctx, body, member }) => ({
      status: statusWord((await ownDeposit(ctx, member.id, body.orderId)).status),
    }),
  })

  call(api, '/sys/deposit/stripe/depositOrder', {
    member: 'required',
    body: orderBody,
    handler: async (asked) => {
      const { id } = await order(asked, 'STRIPE')
      return { iframe: providerPage(asked.ctx, id), orderId: id }
    },
  })
  call(api, '/sys/stripe/findOrder', {
    member: 'required',
    body: findBody,
    handler: async ({ ctx, body, member }) => ({
      status: statusWord((await ownDeposit(ctx, member.id, body.orderId)).status),
    }),
  })

  call(api, '/sys/deposit/paypal/depositOrder', {
    member: 'required',
    body: orderBody,
    handler: async (asked) => {
      const { id } = await order(asked, 'PAYPAL_POLL')
      const page = providerPage(asked.ctx, id)
      // biz_id is the provider's order number, here the same as ours; sk is the last part of its page's address.
      return {
        c_site: asked.ctx.config.origins.providers,
        biz_id: id,
        sk: page.split('/').pop(),
        orderId: id,
        payUrl: page,
      }
    },
  })
  call(api, '/sys/paypal/trigger', {
    member: 'required',
    body: bizBody,
    handler: async (asked) => {
      await ownAtSite(asked)
      return true
    },
  })
  call(api, '/sys/paypal/findOrder', {
    member: 'required',
    body: bizBody,
    handler: async (asked) => ({ status: statusWord((await ownAtSite(asked)).status) }),
  })

  call(api, '/sys/deposit/cash/depositOrder', {
    member: 'required',
    body: cashBody,
    handler: async (asked) => {
      const amount = asked.body.depositAmount || asked.body.amount
      const { id, method, amount: full, currency } = await order({ ...asked, body: { amount } }, 'CASH')
      return { orderId: id, amount, discountAmount: formatMoney(priceOf(method, full), currency) }
    },
  })
  call(api, '/sys/cash/getImg', {
    member: 'required',
    body: v.object({ orderId: optionalText(40) }),
    handler: async ({ ctx, body, member, request }) => {
      if (!body.orderId) return { imgUrl: '', qrAddress: ctx.config.origins.providers }
      const { id } = await payableDeposit(ctx, request, member.id, body.orderId)
      return { imgUrl: '', qrAddress: providerPage(ctx, id) }
    },
  })
  call(api, '/sys/cash/findOrder', {
    member: 'required',
    body: findBody,
    handler: async ({ ctx, body, member }) => ({
      status: cashWord((await ownDeposit(ctx, member.id, body.orderId)).status),
    }),
  })
}
