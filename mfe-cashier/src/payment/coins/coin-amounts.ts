import { useLocale } from '@croupier/shared/i18n'
import { compareAmounts, isAmount, localDecimal } from '@croupier/shared/money'
import { methods } from '../../methods/index.ts'

/** An order's coin figures from the API; orders of other methods have none. */
export interface CoinAmounts {
  readonly coin?: string | null | undefined
  readonly coinAmount?: string | null | undefined
  readonly coinReceived?: string | null | undefined
}

/**
 * Whether the coins received are a `part` of those due, `all` of them, or `more`. Undefined if unknown or none arrived.
 */
export function receivedPortion({ coinAmount, coinReceived }: CoinAmounts): 'part' | 'all' | 'more' | undefined {
  const [due, received] = [coinAmount ?? '', coinReceived ?? '']
  if (!isAmount(due) || !isAmount(received) || compareAmounts(received, '0') <= 0) return undefined
  const order = compareAmounts(received, due)
  if (order === 0) return 'all'
  return order < 0 ? 'part' : 'more'
}

/** The figures of an order whose coins have arrived only in part: '0.35' of '0.7 LTC'. */
export function useReceivedPart(): (order: CoinAmounts) => { received: string; due: string } | undefined {
  const locale = useLocale()
  return (order) => {
    if (receivedPortion(order) !== 'part') return undefined
    const [due, received] = [order.coinAmount ?? '', order.coinReceived ?? '']
    return {
      received: localDecimal(received, locale),
      due: `${localDecimal(due, locale)} ${labelOf(order.coin)}`.trim(),
    }
  }
}

/** The label for the API's code of a coin; no code is used by both variants. */
const labelOf = (code: string | null | undefined): string =>
  methods.flatMap(({ form }) => form.coins ?? []).find((coin) => coin.code === code)?.label ?? code ?? ''
