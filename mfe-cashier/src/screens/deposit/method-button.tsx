import { Button, Tag } from '@croupier/shared/ui'
import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import type { ListedMethod, MethodBonus } from '../../api/deposit-config.ts'
import { MethodIcon } from '../../components/method-icon.tsx'
import { methodOf } from '../../methods/index.ts'
import { useBonusText } from '../../hooks/use-bonus-text.ts'
import { useMethodLabel } from '../../hooks/use-method-label.ts'
import { useText } from '../../words.ts'
import css from './deposit-screen.module.css'

interface MethodButtonProps {
  readonly method: ListedMethod
  readonly bonus: MethodBonus | undefined
  readonly onHint: () => void
  readonly onChoose: () => void
}

/** One method: a button named by the label alone; discount and bonus are shown above it and describe it. */
export function MethodButton({ method, bonus, onHint, onChoose }: MethodButtonProps) {
  const text = useText()
  const id = useId()
  const bonusText = useBonusText(bonus)
  const label = useMethodLabel()({ method: method.code, methodName: method.name })
  const tag = methodOf(method.code)?.tag
  return (
    <div className={css.row} data-bonus={bonusText !== null}>
      <Button variant="ghost" isFull className={css.method} aria-describedby={id} onHint={onHint} onPress={onChoose}>
        <MethodIcon src={method.icon} />
        <span className={css.name}>{label}</span>
        <ChevronRight size={18} aria-hidden="true" className={css.arrow} />
      </Button>
      <span id={id} className={css.extras}>
        {bonusText && <small className={css.bonus}>{bonusText}</small>}
        {tag && <Tag tone="accent">{text(tag, { percent: method.discount ?? 0 })}</Tag>}
      </span>
    </div>
  )
}
