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
async function depositOfSite({ ctx, body, member }: Call<v.InferOutput<typeof bizBody>, 'required'>) {
  const { bizId, cSite } = body
  if (cSite && URL.parse(cSite)?.origin !== ctx.config.origins.providers)
    throw new Refusal('request.invalid', { field: 'cSite' }).at('cSite')
  return ownDeposit(ctx, member.id, bizId)
}

/** Places an order of a method that is paid at a provider. */
export async function order<Body extends { amount: string }>(
  incoming: Call<Body, 'required'>,
  method: string,
  { detail = {}, complete }: Pick<OrderInput, 'detail' | 'complete'> = {},
) {
  const { ctx, body, member, key, language, request } = incoming
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
      handler: async (incoming) => {
        const { id, status } = await order(incoming, name.toUpperCase())
        return { orderId: id, payUrl: providerPage(incoming.ctx, id), status: statusNumber(status) }
      },
    })
  }

  call(api, '/sys/deposit/payp/depositOrder', {
    member: 'required',
    body: orderBody,
    handler: async (incoming) => {
      const { id, status } = await order(incoming, 'PAYP')
      return { orderurl: providerPage(incoming.ctx, id), orderId: id, status: statusWord(status) }
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
    handler: async (incoming) => {
      const { id } = await order(incoming, 'STRIPE')
      return { iframe: providerPage(incoming.ctx, id), orderId: id }
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
    handler: async (incoming) => {
      const { id } = await order(incoming, 'PAYPAL_POLL')
      const page = providerPage(incoming.ctx, id)
      // biz_id is the provider's order number, here the same as ours; sk is the last part of its page's address.
      return {
        c_site: incoming.ctx.config.origins.providers,
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
    handler: async (incoming) => {
      await depositOfSite(incoming)
      return true
    },
  })
  call(api, '/sys/paypal/findOrder', {
    member: 'required',
    body: bizBody,
    handler: async (incoming) => ({ status: statusWord((await depositOfSite(incoming)).status) }),
  })

  call(api, '/sys/deposit/cash/depositOrder', {
    member: 'required',
    body: cashBody,
    handler: async (incoming) => {
      const amount = incoming.body.depositAmount || incoming.body.amount
      const { id, method, amount: full, currency } = await order({ ...incoming, body: { amount } }, 'CASH')
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
