import { useMember } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { formatMoney } from '@croupier/shared/money'
import { Button, Tag } from '@croupier/shared/ui'
import { ChevronRight } from 'lucide-react'
import type { ListedMethod, MethodBonus } from '../../api/deposit-config.ts'
import { MethodIcon } from '../../payment/method-icon.tsx'
import { methodOf } from '../../methods/index.ts'
import { useText } from '../../words.ts'
import css from './deposit-screen.module.css'

interface MethodButtonProps {
  readonly method: ListedMethod
  readonly bonus: MethodBonus | undefined
  readonly onChoose: () => void
}

/** One method: picture, label, discount and bonus where there is one. Its name is the label alone. */
export function MethodButton({ method, bonus, onChoose }: MethodButtonProps) {
  const text = useText()
  const bonusText = useBonusText(bonus)
  const known = methodOf(method.code)
  const label = known?.label ? text(known.label) : method.name
  return (
    <Button variant="ghost" isFull className={css.method} aria-label={label} onPress={onChoose}>
      <MethodIcon src={method.icon} />
      <span className={css.label}>
        <span className={css.name}>{label}</span>
        {bonusText && <small className={css.bonus}>{bonusText}</small>}
      </span>
      {known?.tag && <Tag tone="accent">{text(known.tag, { percent: method.discount ?? 0 })}</Tag>}
      <ChevronRight size={18} aria-hidden="true" className={css.arrow} />
    </Button>
  )
}

function useBonusText(bonus: MethodBonus | undefined): string | null {
  const text = useText()
  const locale = useLocale()
  const { currency, currencySymbol: symbol } = useMember()
  if (!bonus?.percent && !bonus?.maxAmount) return null
  const amount = bonus.maxAmount ? formatMoney(bonus.maxAmount, { currency, symbol, locale, fraction: 'auto' }) : ''
  if (!bonus.percent) return text('method.bonusUpTo', { amount })
  if (!amount) return text('method.bonusPercent', { percent: bonus.percent })
  return text('method.bonus', { percent: bonus.percent, amount })
}
