import { useMember } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { formatMoney, orderMoney } from '@croupier/shared/money'

interface FormatOptions {
  /** An order's currency. Default, and '': the member's. */
  readonly currency?: string
  /** 'auto' leaves out the decimals of a whole amount. */
  readonly fraction?: 'fixed' | 'auto'
}

/** Formats amounts of one currency as text, for messages and labels. */
export function useFormatMoney({ currency = '', fraction = 'fixed' }: FormatOptions = {}): (amount: string) => string {
  const member = useMember()
  const locale = useLocale()
  return (amount) => formatMoney(amount, { ...orderMoney(member, currency), locale, fraction })
}
