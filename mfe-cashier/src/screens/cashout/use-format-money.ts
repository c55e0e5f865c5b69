import { useMember } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { formatMoney } from '@croupier/shared/money'

/** Formats amounts of the member's currency as text, for messages and labels. */
export function useFormatMoney(fraction: 'fixed' | 'auto' = 'fixed'): (amount: string) => string {
  const { currency, currencySymbol } = useMember()
  const locale = useLocale()
  return (amount) => formatMoney(amount, { currency, symbol: currencySymbol, locale, fraction })
}
