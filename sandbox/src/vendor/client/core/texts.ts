import { callWithRetries, readAnswer, GameError, TIMEOUT_MS } from './api.ts'

let words: Record<string, string> = {}
const locale = document.documentElement.lang

/** Loads the page's message catalogue. If that fails, uses the two texts in the page itself and throws GameError. */
export async function loadTexts(): Promise<void> {
  const { texts = '', busy = '', again = '' } = document.documentElement.dataset
  const read = () => fetch(texts, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(readAnswer, () => null)
  const file = await callWithRetries(read).catch(() => null)
  if (file?.ok) {
    words = file.answer as Record<string, string>
    return
  }
  words = { 'error.busy': busy, again }
  throw new GameError('busy')
}

/** A text of the catalogue with its {values} filled in. */
export function t(id: string, values: Record<string, string | number> = {}): string {
  return (words[id] ?? id).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

let currency = 'USD'
let scale = 2
let play = false

/** Sets the currency of amounts and its decimals. Play money (`fun`) has no currency sign. */
export function setMoney(code: string, decimals: number, fun: boolean): void {
  currency = code
  scale = decimals
  play = fun
}

/** An amount in minor units, formatted for the player. */
export function money(minor: number): string {
  const amount = minor / 10 ** scale
  const digits = scale > 2 ? 8 : 2
  const format = { minimumFractionDigits: scale > 2 ? 0 : 2, maximumFractionDigits: digits }
  if (play) return new Intl.NumberFormat(locale, format).format(amount)
  if (currency === 'BTC') return `B ${new Intl.NumberFormat(locale, format).format(amount)}`
  const sign = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  return new Intl.NumberFormat(locale, { ...sign, ...format }).format(amount)
}

/** A percentage with its two decimals: '98.76%', '98,76 %', '%98,76'. */
export const percent = (text: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 }).format(Number(text) / 100)

/** Rounded to three digits: a chip has no room for more. */
const short = (amount: number): string =>
  new Intl.NumberFormat(locale, { maximumSignificantDigits: 3, useGrouping: false }).format(amount)
const cents = (amount: number): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)

/** A short form for chips: 5, .50, 1K; for bitcoin, whose stakes are tiny fractions, 10µ and 1m. */
export function chipLabel(minor: number): string {
  const amount = minor / 10 ** scale
  if (scale > 2) return amount >= 1e-3 ? `${short(amount * 1e3)}m` : `${short(amount * 1e6)}µ`
  if (amount >= 1000) return `${short(amount / 1000)}K`
  return amount >= 1 ? short(amount) : cents(amount).replace(/^0/, '')
}
