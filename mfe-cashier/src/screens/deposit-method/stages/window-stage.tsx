import { useFrame, useHost } from '@croupier/shared/host'
import { Button, Screen, Spinner, Stack, Status, useOnline } from '@croupier/shared/ui'
import { useState } from 'react'
import { LegalLinks } from '../../../components/legal-links.tsx'
import { OrderNumber } from '../../../components/order-number.tsx'
import { useFollowLeftOrder } from '../../../payment/order/hooks/use-follow-left-order.ts'
import { useRefreshOnClose } from '../../../payment/order/hooks/use-refresh-on-close.ts'
import type { Stage, StageOf } from '../../../payment/stage.ts'
import { openPaymentWindow } from '../../../payment/windows/pay-window.ts'
import { useText } from '../../../words.ts'
import type { HeaderProps } from '../method-header.tsx'
import { NotStarted } from './not-started.tsx'
import css from './stages.module.css'
import { useWindowOutcome } from './use-window-outcome.ts'

interface WindowStageProps {
  readonly stage: StageOf<'window'>
  readonly header: HeaderProps
  /** The amount of an order that the window makes. */
  readonly amount: string | undefined
  /** Whether the method promised a bonus. */
  readonly hasBonus: boolean
  readonly onStage: (stage: Stage) => void
}

/**
 * While the player pays in another window: 'Transaction processing', until that window closes or reports its end
 * (DP-08, DP-09).
 */
export function WindowStage({
  stage: { next, opened: initialWindow },
  header,
  amount,
  hasBonus,
  onStage,
}: WindowStageProps) {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const [opened, setOpened] = useState(initialWindow)
  const isOnline = useOnline()
  useRefreshOnClose()
  const open = () => setOpened(openPaymentWindow(host, next))
  const { orderId, failure, clearFailure } = useWindowOutcome({
    opened,
    idFromStart: next.orderId,
    makesOrder: next.makesOrder === true,
    amount,
    hasBonus,
  })
  useFollowLeftOrder(orderId)
  if (failure) {
    const retry = () => {
      // After a refusal the next try is another order. Without a response it is the same one, by its idempotency key.
      if (failure.reason) return onStage({ kind: 'form' })
      clearFailure()
      open()
    }
    return <NotStarted reason={failure.reason} onRetry={retry} />
  }
  const waitingHint = isOnline ? 'deposit.processingHint' : 'deposit.processingOffline'

  return (
    <Screen frame={frame} {...header} footer={<LegalLinks />}>
      <Stack gap={6}>
        <Status className={css.waiting}>
          {opened && <Spinner size={36} />}
          <p className={css.lead}>{text(opened ? 'deposit.processing' : 'deposit.oneMoreStep')}</p>
          <p className={css.hint}>{text(opened ? waitingHint : 'deposit.oneMoreStepHint')}</p>
        </Status>
        <Button
          variant={opened ? 'ghost' : 'primary'}
          isFull
          onPress={() => (opened && !opened.popup.closed ? opened.popup.focus() : open())}
        >
          {text(opened ? 'deposit.showWindow' : 'deposit.openWindow')}
        </Button>
        {orderId && <OrderNumber id={orderId} />}
      </Stack>
    </Screen>
  )
}
