import { errorMessage, isRefusal } from '@croupier/shared/api'
import { useFrame, useHost, useUser, type ParamsOf } from '@croupier/shared/host'
import { Button, LoadingStatus, Notice, Screen, Stack } from '@croupier/shared/ui'
import { useResend } from '../../state/use-resend.ts'
import { useText } from '../../words.ts'
import { SteadyPlace } from './steady-place.tsx'
import { useActivation } from './use-activation.ts'

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
  const toLogin = () => host.navigation.go('/login')
  const again = () => void activation.refetch()
  if (activation.isFetching) {
    return (
      <Screen frame={frame} title={text('activation.title')}>
        <SteadyPlace phase="activating">
          <LoadingStatus label={text('activation.activating')} />
          <p>{text('activation.activating')}</p>
        </SteadyPlace>
      </Screen>
    )
  }
  if (activation.isSuccess || user?.activated) {
    const outcome = activation.data ?? 'already'
    return (
      <Screen
        frame={frame}
        title={text('activation.title')}
        footer={
          <Button size="lg" isFull onPress={user ? () => host.navigation.go('/') : toLogin}>
            {text(user ? 'activation.home' : 'login.submit')}
          </Button>
        }
      >
        <SteadyPlace phase="done">
          <Notice tone="ok">{text(outcome === 'done' ? 'activation.success' : `activation.${outcome}`)}</Notice>
        </SteadyPlace>
      </Screen>
    )
  }
  const tryAgain = { words: 'common.tryAgain', press: again } as const
  const sendAgain = { words: 'activation.resend', press: () => void resend() } as const
  // A refused link stays refused: the first button sends another one. Where there was no answer, or one that is not
  // about the link, it may still be good: the first button tries again.
  const isDead = isRefusal(activation.error)
  const [first, last] = isDead ? [sendAgain, tryAgain] : [tryAgain, sendAgain]
  return (
    <Screen
      frame={frame}
      title={text('activation.title')}
      footer={
        <Stack gap={2}>
          <Button size="lg" isFull onPress={first.press}>
            {text(first.words)}
          </Button>
          <Button variant="ghost" size="lg" isFull onPress={toLogin}>
            {text('login.submit')}
          </Button>
          <Button variant="quiet" isFull onPress={last.press}>
            {text(last.words)}
          </Button>
        </Stack>
      }
    >
      <SteadyPlace phase="failed">
        <div role="alert">
          <Stack>
            <Notice tone="danger">{text('activation.failed')}</Notice>
            <p>{errorMessage(activation.error, text('common.serverBusy'))}</p>
          </Stack>
        </div>
      </SteadyPlace>
    </Screen>
  )
}
