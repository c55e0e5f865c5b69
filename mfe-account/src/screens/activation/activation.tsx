import { errorMessage, isRefusal } from '@croupier/shared/api'
import { useFrame, useHost, useUser, type ParamsOf } from '@croupier/shared/host'
import { Button, LoadingStatus, Notice, Screen, Stack } from '@croupier/shared/ui'
import { useResend } from '../../state/use-resend.ts'
import { useText, type MessageId } from '../../words.ts'
import { FocusOnPhaseChange } from './focus-on-phase-change.tsx'
import { useActivation } from './use-activation.ts'

const successMessages: Readonly<Record<'done' | 'already' | 'alreadyRedeemed', MessageId>> = {
  done: 'activation.success',
  already: 'activation.already',
  alreadyRedeemed: 'activation.doneBefore',
}

/**
 * Activation by the link of a mail (AC-16): activating, then success, or failure with three ways on. When a link fails
 * for a logged-in member whose account is active already, that counts as success.
 */
export default function ActivationScreen({ params: { token } }: { params: ParamsOf<'activation'> }) {
  const host = useHost()
  const frame = useFrame()
  const user = useUser()
  const text = useText()
  const resend = useResend('link')
  const activation = useActivation(token ?? '')
  const goToLogin = () => host.navigation.go('/login')
  const retry = () => void activation.refetch()
  if (activation.isFetching) {
    return (
      <Screen frame={frame} title={text('activation.title')}>
        <FocusOnPhaseChange phase="activating">
          <LoadingStatus label={text('activation.activating')} />
          <p>{text('activation.activating')}</p>
        </FocusOnPhaseChange>
      </Screen>
    )
  }
  if (activation.isSuccess || user?.activated) {
    return (
      <Screen
        frame={frame}
        title={text('activation.title')}
        footer={
          <Button size="lg" isFull onPress={user ? () => host.navigation.go('/') : goToLogin}>
            {text(user ? 'activation.home' : 'login.submit')}
          </Button>
        }
      >
        <FocusOnPhaseChange phase="done">
          <Notice tone="ok">{text(successMessages[activation.data ?? 'already'])}</Notice>
        </FocusOnPhaseChange>
      </Screen>
    )
  }
  const tryAgainButton = { label: 'common.tryAgain', onPress: retry } as const
  const resendButton = { label: 'activation.resend', onPress: () => void resend() } as const
  // A refused link stays refused: the first button sends another one. Where there was no answer, or one that is not
  // about the link, it may still be good: the first button tries again.
  const isLinkRefused = isRefusal(activation.error)
  const [first, second] = isLinkRefused ? [resendButton, tryAgainButton] : [tryAgainButton, resendButton]
  return (
    <Screen
      frame={frame}
      title={text('activation.title')}
      footer={
        <Stack gap={2}>
          <Button size="lg" isFull onPress={first.onPress}>
            {text(first.label)}
          </Button>
          <Button variant="ghost" size="lg" isFull onPress={goToLogin}>
            {text('login.submit')}
          </Button>
          <Button variant="quiet" isFull onPress={second.onPress}>
            {text(second.label)}
          </Button>
        </Stack>
      }
    >
      <FocusOnPhaseChange phase="failed">
        <div role="alert">
          <Stack>
            <Notice tone="danger">{text('activation.failed')}</Notice>
            <p>{errorMessage(activation.error, text('common.serverBusy'))}</p>
          </Stack>
        </div>
      </FocusOnPhaseChange>
    </Screen>
  )
}
