import { useLocale } from '@croupier/shared/i18n'
import { compareAmounts, isAmount, localDecimal } from '@croupier/shared/money'
import { methods } from '../../methods/index.ts'

/** What the API tells of an order's coins; an order of another method has none. */
export interface CoinCount {
  readonly coin?: string | null | undefined
  readonly coinAmount?: string | null | undefined
  readonly coinReceived?: string | null | undefined
}

/** What has come of an order's coins; `more` than were asked for, or a `part`. Undefined where that is not known. */
export function comeOf({ coinAmount, coinReceived }: CoinCount): 'part' | 'all' | 'more' | undefined {
  const [due, received] = [coinAmount ?? '', coinReceived ?? '']
  if (!isAmount(due) || !isAmount(received) || compareAmounts(received, '0') <= 0) return undefined
  const order = compareAmounts(received, due)
  if (order === 0) return 'all'
  return order < 0 ? 'part' : 'more'
}

/** The figures of an order whose coins have come in part: '0.35' of '0.7 LTC'. */
export function useReceivedPart(): (order: CoinCount) => { received: string; due: string } | undefined {
  const locale = useLocale()
  return (order) => {
    if (comeOf(order) !== 'part') return undefined
    const [due, received] = [order.coinAmount ?? '', order.coinReceived ?? '']
    return {
      received: localDecimal(received, locale),
      due: `${localDecimal(due, locale)} ${nameOf(order.coin)}`.trim(),
    }
  }
}

/** What the player reads for the API's code of a coin; the codes of the two variants have nothing in common. */
const nameOf = (code: string | null | undefined): string =>
  methods.flatMap(({ form }) => form.coins ?? []).find((coin) => coin.code === code)?.label ?? code ?? ''
