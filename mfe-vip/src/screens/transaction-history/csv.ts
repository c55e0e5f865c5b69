import type { Transaction } from '@croupier/shared/api'
import { signedAmount } from './types.ts'

/** Tells a spreadsheet that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

interface CsvWords {
  /** Time, type, game, amount, currency, balance after. */
  readonly head: readonly string[]
  readonly typeOf: (type: string) => string
  readonly currency: string
}

/** Transactions as CSV (RFC 4180): times as ISO texts, amounts with their sign and a point. */
export function transactionsCsv(rows: readonly Transaction[], { head, typeOf, currency }: CsvWords): string {
  const lines = rows.map((row) => [
    row.createTime,
    guarded(typeOf(row.type)),
    guarded(row.gameName),
    signedAmount(row),
    row.currency || currency,
    row.balanceAfter ?? '',
  ])
  return BYTE_ORDER_MARK + [head, ...lines].map((line) => line.map(quoted).join(',')).join('\r\n') + '\r\n'
}

/** A text that a spreadsheet would take as a formula stays a text. */
const guarded = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
