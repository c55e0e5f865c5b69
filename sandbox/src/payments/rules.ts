import { formatMoney, type Currency } from '../ledger/index.ts'
import type { Deposit } from './tables.ts'

/** How a method is carried out: the kind of provider, how its page is shown, the maximum amount. */
export interface MethodRule {
  kind: 'card' | 'pix' | 'cpay' | 'pingpong' | 'paypal' | 'stripe' | 'payp' | 'cash' | 'crypto'
  /** The provider's page is shown in a frame of the site instead of a window. */
  frame?: true
  /** 5000 units of the currency at most (games-and-cashier.md 9). */
  limited?: true
  /** Accepts only the preset amounts where the operator allows no manual input; its dialog then has no amount field. */
  presets?: true
  /** The site's payment pages that the provider sends the player back to; without it, the player stays there. */
  pages?: 'pix' | 'cpay' | 'pingpong' | 'paypal' | 'easyzeng' | 'cj'
}

export const METHOD_RULES: Record<string, MethodRule> = {
  VISA_MASTERCARD: { kind: 'card', limited: true, pages: 'cj' },
  VISA_MASTERCARD_1: { kind: 'card', limited: true, pages: 'easyzeng' },
  ONLY_PAY: { kind: 'card', limited: true, pages: 'easyzeng' },
  PIX: { kind: 'pix', presets: true, pages: 'pix' },
  CPAY: { kind: 'cpay', presets: true, pages: 'cpay', limited: true },
  PINGPONG: { kind: 'pingpong', presets: true, pages: 'pingpong' },
  PAYPAL_POLL: { kind: 'paypal', frame: true, limited: true, pages: 'paypal' },
  STRIPE: { kind: 'stripe', frame: true, limited: true },
  PAYP: { kind: 'payp', frame: true },
  CASH: { kind: 'cash', limited: true },
  CRYPTO: { kind: 'crypto', limited: true },
  CRYPT: { kind: 'crypto', limited: true },
}

export const MAXIMUM = '5000'

/** The deposit dialogs' figures by currency; a setting replaces them. */
export const configOf = (currency: Currency) =>
  currency === 'BTC'
    ? { minimumAmount: '0.0002', paymentAmounts: '0.0005/0.001/0.005/0.01', paymentAllowManualInput: 1 }
    : { minimumAmount: '10', paymentAmounts: '50/100/200/500/1000/2000', paymentAllowManualInput: 1 }

/** The discount of a Cash App deposit, in per cent; the full amount is credited, the discount as a gift (D48). */
export const CASH_DISCOUNT = 5

/** The requested amount of an order if another amount was credited; undefined where they are equal. */
export function requestedAmountOf({ amount, currency, detail: { asked, credited } }: Deposit): string | undefined {
  const first = asked ?? credited?.asked
  return first === formatMoney(amount, currency) ? undefined : first
}

/** The price to pay at the provider for a deposit of `amount`, both in minor units. */
export function priceOf(method: string, amount: bigint): bigint {
  if (METHOD_RULES[method]?.kind !== 'cash') return amount
  const price = (amount * BigInt(100 - CASH_DISCOUNT)) / 100n
  // At least one minor unit: a payment of zero is not a payment.
  return price > 0n ? price : 1n
}
