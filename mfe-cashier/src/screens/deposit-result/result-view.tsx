import { useHost, useUser, type ScreenFrame } from '@croupier/shared/host'
import { Button, Notice, Screen, Stack, Status } from '@croupier/shared/ui'
import { Check, Hourglass, Undo2, X, type LucideIcon } from 'lucide-react'
import { receivedPortion, useReceivedPart } from '../../payment/coins/coin-amounts.ts'
import { hasBonus } from '../../payment/order/state/bonus-orders.ts'
import { HistoryButton } from '../../components/history-button.tsx'
import { OrderNumber } from '../../components/order-number.tsx'
import css from '../../components/result.module.css'
import { useFormatMoney } from '../../hooks/use-format-money.ts'
import { useText, type MessageId } from '../../words.ts'
import type { ResultOutcome } from '../../payment/order/show-result.ts'
import type { Result } from './use-result.ts'

type FinalOutcome = Exclude<ResultOutcome, 'processing'>

interface View {
  readonly title: MessageId
  readonly icon: LucideIcon
  /** The text once the API has reported the outcome; `open` is the text until then. */
  readonly known: MessageId
  /** A line above that text, once the API has reported the outcome. */
  readonly lead?: MessageId
  readonly open: MessageId
}

const VIEWS: Readonly<Record<FinalOutcome, View>> = {
  success: { title: 'result.success', icon: Check, known: 'result.successText', open: 'result.successText' },
  error: {
    title: 'result.failed',
    icon: X,
    lead: 'result.failedLead',
    known: 'result.failedText',
    open: 'result.openText',
  },
  cancel: {
    title: 'result.canceled',
    icon: X,
    lead: 'result.canceledLead',
    known: 'result.canceledText',
    open: 'result.canceledOpenText',
  },
  return: { title: 'result.returned', icon: Undo2, known: 'result.openText', open: 'result.openText' },
}

/** One look for every end of a deposit, with the order's number and what can be done next. */
export function ResultView({ frame, result, shown }: { frame: ScreenFrame; result: Result; shown: FinalOutcome }) {
  const { screens } = useHost()
  const user = useUser()
  const text = useText()
  const view = VIEWS[shown]
  const part = useReceivedPart()(result.coins)
  const { isKnown, orderId } = result
  const isOpen = !isKnown && shown !== 'success'
  const Mark = isOpen && shown === 'error' ? Hourglass : view.icon
  return (
    <Screen
      frame={frame}
      title={text(view.title)}
      footer={
        <Stack gap={2}>
          {isOpen && orderId && user && (
            <Button isFull size="lg" isBusy={result.isChecking} onPress={result.checkAgain}>
              {text('result.checkAgain')}
            </Button>
          )}
          {isKnown && shown !== 'success' && (
            <Button isFull size="lg" onPress={() => screens.open('deposit', {}, { replace: true })}>
              {text('result.tryAgain')}
            </Button>
          )}
          {(shown === 'success' || (isOpen && !(orderId && user))) && (
            <Button isFull size="lg" onPress={() => frame.close()}>
              {text('result.done')}
            </Button>
          )}
          {user && <HistoryButton />}
        </Stack>
      }
    >
      <Status className={css.result}>
        <span className={css.mark} data-shown={isOpen && shown === 'error' ? 'return' : shown}>
          <Mark size={32} aria-hidden="true" />
        </span>
        {shown === 'success' && result.amount && <Amount amount={result.amount} />}
        {view.lead && isKnown && <p className={css.lead}>{text(view.lead)}</p>}
        <p className={css.text}>
          {isOpen && part ? text('result.partOpen', part) : text(isOpen ? view.open : view.known)}
        </p>
        {shown === 'success' && part && <p className={css.text}>{text('result.part', part)}</p>}
        {shown === 'success' && receivedPortion(result.coins) === 'more' && (
          <p className={css.text}>{text('result.overpaid')}</p>
        )}
      </Status>
      {shown === 'success' && hasBonus(orderId) && (
        <Notice>
          <Stack gap={2}>
            <span>{text('result.bonus')}</span>
            <div>
              <Button variant="link" onPress={() => screens.open('contactUs', {})}>
                {text('cashout.contact')}
              </Button>
            </div>
          </Stack>
        </Notice>
      )}
      {orderId && <OrderNumber id={orderId} />}
    </Screen>
  )
}

function Amount({ amount }: { amount: NonNullable<Result['amount']> }) {
  const money = useFormatMoney({ currency: amount.currency })
  return <p className={css.lead}>{money(amount.value)}</p>
}
