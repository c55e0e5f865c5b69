import { formatMoney, type Currency } from '../ledger/index.ts'
import type { Deposit } from './tables.ts'

/** How each method is carried out: at which kind of provider, in which form, up to which amount. */
export interface MethodRule {
  kind: 'card' | 'pix' | 'cpay' | 'pingpong' | 'paypal' | 'stripe' | 'payp' | 'cash' | 'crypto'
  /** The provider's page stands in a frame of the site instead of a window. */
  frame?: true
  /** 5000 units of the currency at most (games-and-cashier.md 9). */
  limited?: true
  /** Takes no amount but the presets where the operator allows no other: its dialog has no box for one then. */
  presets?: true
  /** Whose payment pages the provider sends the player back to; without it the player stays. */
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

/** Per cent that a deposit costs less at Cash App; all of it is credited, the discount as a gift (D48). */
export const CASH_DISCOUNT = 5

/** What an order asked for, where something else was credited. */
export function askedOf({ amount, currency, detail: { asked, credited } }: Deposit): string | undefined {
  const first = asked ?? credited?.asked
  return first === formatMoney(amount, currency) ? undefined : first
}

/** What is paid at the provider for a deposit, both in minor units. */
export function priceOf(method: string, amount: bigint): bigint {
  if (METHOD_RULES[method]?.kind !== 'cash') return amount
  const price = (amount * BigInt(100 - CASH_DISCOUNT)) / 100n
  // A payment of nothing is none.
  return price > 0n ? price : 1n
}
