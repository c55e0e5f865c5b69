export interface Win {
  readonly name: string
  readonly amount: string
}

interface SampleAmounts {
  readonly random: () => number
  readonly locale: string
  /** The site's currency symbol; the currency has two decimals. */
  readonly symbol: string
}

/**
 * An amount at the end of a line: figures with a currency before or after them, or with two or more decimals: $24.50,
 * 24,50 €, 24.50, 24 USDT. Names may end in figures too: 'Player 7'.
 */
const AMOUNT_AT_END =
  /^(.*?\S)\s+((?=.*[.,]\d\d+\D*$|.*[\p{Sc}円元원]|.*[A-Z]{3})[^\d\s]{0,4}\s?\d+(?:\s\d{3}|[.,'’]\d+)*\s?[^\d\s]{0,4})$/u

/**
 * The lines of the ticker (D18). A line that ends in an amount is shown as it is; a bare name gets a random sample
 * amount (100 to 1000, two decimals) only where the site says that its wins are illustrative, otherwise it is omitted.
 */
export function readWins(lines: readonly string[], mode: 'real' | 'illustrative', sample: SampleAmounts): Win[] {
  return lines.flatMap((line) => {
    const match = AMOUNT_AT_END.exec(line.trim())
    if (match) return [{ name: match[1]!, amount: match[2]! }]
    if (mode === 'real' || line.trim() === '') return []
    const cents = 10_000 + Math.floor(sample.random() * 90_001)
    // Formatted as by formatMoney, which is too large for the first page's bundle.
    const digits = (cents / 100).toLocaleString(sample.locale, { minimumFractionDigits: 2 })
    return [{ name: line.trim(), amount: `${sample.symbol}\u00a0${digits}` }]
  })
}
