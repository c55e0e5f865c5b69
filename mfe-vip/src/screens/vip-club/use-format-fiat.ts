import { useHost, useUser } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { fiatSymbol, formatMoney } from '@croupier/shared/money'

/**
 * Returns a formatter for the whole amounts of site.md 9, which are the same figure in every fiat currency.
 */
export function useFormatFiat(): (figure: number) => string {
  const { config } = useHost()
  const locale = useLocale()
  const symbol = fiatSymbol(useUser(), config.amounts.currencySymbol)
  return (figure) => formatMoney(figure, { currency: 'USD', symbol, locale, fraction: 'auto' })
}
