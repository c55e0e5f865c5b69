import { useMember } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { formatMoney } from '@croupier/shared/money'

/** Amounts of the member's own currency as words, for messages and labels. */
export function useFormatMoney(fraction: 'fixed' | 'auto' = 'fixed'): (amount: string) => string {
  const { currency, currencySymbol } = useMember()
  const locale = useLocale()
  return (amount) => formatMoney(amount, { currency, symbol: currencySymbol, locale, fraction })
}
