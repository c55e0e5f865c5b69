import { useFrame, useHost } from '@croupier/shared/host'
import { isAmount } from '@croupier/shared/money'
import { Button, Screen, Status } from '@croupier/shared/ui'
import { Link2 } from 'lucide-react'
import css from '../../components/result.module.css'
import { useFormatMoney } from '../../hooks/use-format-money.ts'
import { useMethodLabel } from '../../hooks/use-method-label.ts'
import { useText } from '../../words.ts'
import { goHome } from './leave-page.ts'

interface ConfirmOrderProps {
  readonly provider: string
  /** As the address names it. It may be any text. */
  readonly amount: string
  readonly onConfirm: () => void
}

/** Another site led to an address that places an order: the player confirms it first (D54). */
export function ConfirmOrder({ provider, amount, onConfirm }: ConfirmOrderProps) {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const money = useFormatMoney()
  const method = useMethodLabel()({ method: provider.toUpperCase(), methodName: '' })
  const shownAmount = isAmount(amount) ? money(amount) : amount
  return (
    <Screen
      frame={frame}
      title={text('payment.title')}
      hideClose
      footer={
        <>
          <Button isFull size="lg" onPress={onConfirm}>
            {text('deposit.submit')}
          </Button>
          <Button isFull size="lg" variant="ghost" onPress={() => goHome(host)}>
            {text('payment.home')}
          </Button>
        </>
      }
    >
      <Status className={css.result}>
        <span className={css.mark} data-shown="return">
          <Link2 size={32} aria-hidden="true" />
        </span>
        <p className={css.lead}>{text('payment.ask', { amount: shownAmount, method })}</p>
        <p className={css.text}>{text('payment.askWhy')}</p>
      </Status>
    </Screen>
  )
}
