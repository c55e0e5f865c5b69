import { useLocale } from '@croupier/shared/i18n'
import { compareAmounts } from '@croupier/shared/money'
import type { MethodBonus } from '../api/deposit-config.ts'
import { useText } from '../words.ts'
import { useFormatMoney } from './use-format-money.ts'

/**
 * A method's bonus in words: '50% bonus up to $ 100, on request' (DP-24). Null if there is none: operators also say so
 * with zeros.
 */
export function useBonusText(bonus: MethodBonus | undefined): string | null {
  const text = useText()
  const locale = useLocale()
  const money = useFormatMoney({ fraction: 'auto' })
  const most = bonus?.maxAmount && compareAmounts(bonus.maxAmount, '0') > 0 ? bonus.maxAmount : undefined
  const share = bonus?.percent && bonus.percent > 0 ? bonus.percent : undefined
  const amount = most && money(most)
  const percent = share?.toLocaleString(locale)
  if (!percent) return amount ? text('method.bonusUpTo', { amount }) : null
  return amount ? text('method.bonus', { percent, amount }) : text('method.bonusPercent', { percent })
}
