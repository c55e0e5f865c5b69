import * as v from 'valibot'
import { optionalText, text } from '../api/fields.ts'
import { call } from '../api/route.ts'
import type { Api, Call } from '../api/route.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { claimOrder, providerPage } from '../providers/orders.ts'
import { ownDeposit, payableDeposit, placeOrder } from './order.ts'
import { settleIn } from './settle.ts'
import { statusNumber } from './status.ts'
import type { Deposit, DepositDetail } from './tables.ts'
import { planOf, REFUSALS } from './test-cards.ts'

const LAST_ZONE_MS = 12 * 3600_000

/** Brand and check digit (Luhn). */
const validNumber = v.pipe(v.string(), v.creditCard())

const cardSchema = v.object({
  amount: text(20),
  cardNum: v.pipe(text(24), v.regex(/^\d{12,19}$/)),
  cardCvv: v.pipe(text(4), v.regex(/^\d{3,4}$/)),
  expireMonth: v.pipe(text(2), v.regex(/^(0[1-9]|1[0-2])$/)),
  expireYear: v.pipe(text(4), v.regex(/^20\d\d$/)),
  cardFirstName: v.pipe(text(80), v.minLength(1)),
  cardLastName: v.pipe(text(80), v.minLength(1)),
  cardCountry: v.pipe(text(2), v.minLength(2)),
  cardState: optionalText(40),
  cardCity: v.pipe(text(120), v.minLength(1)),
  cardAddress: v.pipe(text(300), v.minLength(1)),
  cardPostalCode: v.pipe(text(30), v.minLength(1)),
})
type CardBody = v.InferOutput<typeof cardSchema>

/** Deposits by card: in one call, in two steps, and on OnlyPay's page (games-and-cashier.md 7). */
export function cardCalls(api: Api): void {
  call(api, '/sys/deposit/creditcard/deposit', {
    member: 'required',
    body: cardSchema,
    handler: async (incoming) => {
      const deposit = await cardOrder(incoming, 'VISA_MASTERCARD')
      return charge(incoming.ctx, deposit)
    },
  })

  call(api, '/sys/deposit/onlyPay/deposit', {
    member: 'required',
    body: cardSchema,
    handler: async (incoming) => {
      const placed = await cardOrder(incoming, 'ONLY_PAY')
      // A card that is not declined at once is charged on the page.
      const deposit = reasonOf(placed.detail) ? await endByCard(incoming.ctx, placed) : placed
      return { ...answer(deposit), payUrl: providerPage(incoming.ctx, deposit.id) }
    },
  })

  call(api, '/sys/deposit/cattl/deposit', {
    member: 'required',
    body: cardSchema,
    handler: async (incoming) => answer(await cardOrder(incoming, 'VISA_MASTERCARD_1')),
  })

  call(api, '/sys/cattl/pay', {
    member: 'required',
    body: v.object({ depositId: text(40) }),
    handler: async ({ ctx, body, member, request }) => {
      // The first step only placed the order: money is taken here.
      const deposit = await payableDeposit(ctx, request, member.id, body.depositId)
      if (deposit.method !== 'VISA_MASTERCARD_1') throw new Refusal('request.notFound')
      return charge(ctx, deposit)
    },
  })
}

async function cardOrder(incoming: Call<CardBody, 'required'>, method: string): Promise<Deposit> {
  const { ctx, body, member, key, language, request } = incoming
  if (!v.is(validNumber, body.cardNum)) throw new Refusal('deposit.cardInvalid').at('cardNum')
  const detail: DepositDetail = {
    brand: brandOf(body.cardNum),
    last4: body.cardNum.slice(-4),
    plan: planOf(body.cardNum),
  }
  const check = () => refuseExpired(body, ctx.clock())
  return placeOrder(ctx, { member, method, amount: body.amount, key, language, request, detail, check })
}

/** A card is valid to the end of its month in the player's time zone; the last zone to get there is UTC-12 (D28). */
function refuseExpired({ expireMonth, expireYear }: CardBody, now: Date): void {
  // The start of the following month: Date.UTC counts months from 0.
  const end = Date.UTC(Number(expireYear), Number(expireMonth)) + LAST_ZONE_MS
  if (now.getTime() >= end) throw new Refusal('deposit.cardExpired').at('expireMonth')
}

/** Charges a pending deposit as its bank decides. One that has ended is returned as it is: never charged twice. */
async function charge(ctx: Context, deposit: Deposit) {
  if (deposit.detail.plan !== 'ask') return answer(await endByCard(ctx, deposit))
  return { ...answer(deposit), ...(deposit.status === 'pending' ? { payUrl: providerPage(ctx, deposit.id) } : {}) }
}

/**
 * Ends a pending order by its card, charged or declined, and returns it. Throws the reason of a declined one, also each
 * time the caller asks again. An order that was paid or canceled on its provider's page stays pending until the page's
 * report: the card is not tried.
 */
async function endByCard(ctx: Context, { id, memberId, status, detail }: Deposit): Promise<Deposit> {
  const reason = reasonOf(detail)
  const outcome = reason ? 'refused' : 'paid'
  if (status === 'pending') {
    // In one transaction: a page closed without a charge would leave an order that nobody can pay.
    await ctx.db.transaction().execute(async (trx) => {
      if (!(await claimOrder(trx, { ref: id, state: outcome, now: ctx.clock() }))) return
      await settleIn(trx, ctx, { id: `card-${id}`, ref: id, outcome }, 'card')
    })
  }
  const ended = await ownDeposit(ctx, memberId, id)
  if (reason && ended.status === 'failed') throw new Refusal(reason)
  return ended
}

/** Why the bank declines the card; undefined where it does not. */
const reasonOf = ({ plan = 'approve' }: DepositDetail) => REFUSALS[plan]

const answer = (deposit: Deposit) => ({ id: deposit.id, depositId: deposit.id, status: statusNumber(deposit.status) })

function brandOf(number: string): string {
  if (number.startsWith('4')) return 'Visa'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'Mastercard'
  return 'Card'
}
