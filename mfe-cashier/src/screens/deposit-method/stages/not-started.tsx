import { useFrame, useHost } from '@croupier/shared/host'
import { Button, Screen, Stack, Status } from '@croupier/shared/ui'
import { X } from 'lucide-react'
import css from '../../../components/result.module.css'
import { useText } from '../../../words.ts'

interface NotStartedProps {
  /** The operator's reason; undefined if it did not respond. */
  readonly reason: string | undefined
  readonly onRetry: () => void
}

/** Says why the payment window made no order, and offers another try or another method (DP-20). */
export function NotStarted({ reason, onRetry }: NotStartedProps) {
  const { screens } = useHost()
  const frame = useFrame()
  const text = useText()
  return (
    <Screen
      frame={frame}
      title={text('result.failed')}
      footer={
        <Stack gap={2}>
          <Button isFull size="lg" onPress={onRetry}>
            {text('result.tryAgain')}
          </Button>
          <Button variant="ghost" isFull size="lg" onPress={() => screens.open('deposit', {}, { replace: true })}>
            {text('deposit.changeMethod')}
          </Button>
        </Stack>
      }
    >
      <Status className={css.result}>
        <span className={css.mark} data-shown="error">
          <X size={32} aria-hidden="true" />
        </span>
        <p className={css.lead}>{text('result.failedLead')}</p>
        <p className={css.text}>{reason ?? text('result.notStarted')}</p>
      </Status>
    </Screen>
  )
}
