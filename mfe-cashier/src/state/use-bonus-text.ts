import { useMember } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { formatMoney } from '@croupier/shared/money'
import type { MethodBonus } from '../api/deposit-config.ts'
import { useText } from '../words.ts'

/** A method's bonus in words: '50% bonus up to $ 100, on request' (DP-24). Null if there is none. */
export function useBonusText(bonus: MethodBonus | undefined): string | null {
  const text = useText()
  const locale = useLocale()
  const { currency, currencySymbol: symbol } = useMember()
  if (!bonus?.percent && !bonus?.maxAmount) return null
  const amount = bonus.maxAmount ? formatMoney(bonus.maxAmount, { currency, symbol, locale, fraction: 'auto' }) : ''
  if (!bonus.percent) return text('method.bonusUpTo', { amount })
  const percent = bonus.percent.toLocaleString(locale)
  return amount ? text('method.bonus', { percent, amount }) : text('method.bonusPercent', { percent })
}
