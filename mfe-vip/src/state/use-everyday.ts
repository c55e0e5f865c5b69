import { useHost, useUser } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { everydaySymbol, formatMoney } from '@croupier/shared/money'

/** Writes a whole figure of everyday money, as site.md 9 names them: every currency of it has the same. */
export function useEveryday(): (figure: number) => string {
  const { config } = useHost()
  const locale = useLocale()
  const symbol = everydaySymbol(useUser(), config.amounts.currencySymbol)
  return (figure) => formatMoney(figure, { currency: 'USD', symbol, locale, fraction: 'auto' })
}
