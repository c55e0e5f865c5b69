import * as v from 'valibot'
import { optionalText, text } from '../api/fields.ts'
import { call } from '../api/route.ts'
import type { Api, Call } from '../api/route.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { providerPage } from '../providers/orders.ts'
import { ownDeposit, payableDeposit, placeOrder } from './order.ts'
import { settle } from './settle.ts'
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
    handler: async (asked) => {
      const deposit = await cardOrder(asked, 'VISA_MASTERCARD')
      return charge(asked.ctx, deposit)
    },
  })

  call(api, '/sys/deposit/onlyPay/deposit', {
    member: 'required',
    body: cardSchema,
    handler: async (asked) => {
      const deposit = await cardOrder(asked, 'ONLY_PAY')
      await refuseByPlan(asked.ctx, deposit)
      return { ...answer(deposit), payUrl: providerPage(asked.ctx, deposit.id) }
    },
  })

  call(api, '/sys/deposit/cattl/deposit', {
    member: 'required',
    body: cardSchema,
    handler: async (asked) => answer(await cardOrder(asked, 'VISA_MASTERCARD_1')),
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

async function cardOrder(asked: Call<CardBody, 'required'>, method: string): Promise<Deposit> {
  const { ctx, body, member, key, language, request } = asked
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
  await refuseByPlan(ctx, deposit)
  if (deposit.status !== 'pending') return answer(deposit)
  if (deposit.detail.plan === 'ask') return { ...answer(deposit), payUrl: providerPage(ctx, deposit.id) }
  await settle(ctx, { id: `card-${deposit.id}`, ref: deposit.id, outcome: 'paid' }, 'card')
  return answer(await ownDeposit(ctx, deposit.memberId, deposit.id))
}

/** Ends the order of a card that its bank declines, and throws the reason, also each time the caller asks again. */
async function refuseByPlan(ctx: Context, deposit: Deposit): Promise<void> {
  const reason = REFUSALS[deposit.detail.plan ?? 'approve']
  if (!reason) return
  await settle(ctx, { id: `card-${deposit.id}`, ref: deposit.id, outcome: 'refused' }, 'card')
  throw new Refusal(reason)
}

const answer = (deposit: Deposit) => ({ id: deposit.id, depositId: deposit.id, status: statusNumber(deposit.status) })

function brandOf(number: string): string {
  if (number.startsWith('4')) return 'Visa'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'Mastercard'
  return 'Card'
}
