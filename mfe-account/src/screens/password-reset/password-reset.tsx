import { errorMessage, isRefusal } from '@croupier/shared/api'
import { useOrderedForm } from '@croupier/shared/forms'
import { useFrame, useHost, useShown, type ParamsOf } from '@croupier/shared/host'
import { Button, ErrorState, Screen } from '@croupier/shared/ui'
import { useState } from 'react'
import { resetPassword } from '../../api/passwords.ts'
import { NewPasswordFields, useNewPasswordChecks } from '../../components/new-password-fields.tsx'
import { useMailedLink } from '../../state/use-mailed-link.ts'
import { useText } from '../../words.ts'

/** A new password by the link of a mail (RT-04, D4). */
export default function PasswordResetScreen({ params: { token } }: { params: ParamsOf<'passwordReset'> }) {
  const text = useText()
  // Another link is another try, whatever became of the one before.
  return token ? <NewPassword key={token} token={token} /> : <DeadLink message={text('reset.noToken')} />
}

function NewPassword({ token }: { token: string }) {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const isShown = useShown()
  const useUp = useMailedLink()
  const [refusal, setRefusal] = useState<string>()
  const toast = (message: string) => host.feedback.toast(message, 'error')
  const form = useOrderedForm({
    defaults: { password: '', repassword: '' },
    checks: useNewPasswordChecks(),
    onInvalid: toast,
    onSubmit: async ({ password, repassword }) => {
      const outcome = await useUp(() => resetPassword(host.api, token, password, repassword))
      await host.feedback.alert({ title: text('reset.title'), message: text(`reset.${outcome ?? 'done'}`) })
      // A new password ends its member's sessions. The login would take who was logged in here for a member still.
      if (host.session.get()) await host.session.refresh()
      // The mailed link is used up: Back does not lead to it. Who has left it meanwhile stays where they are.
      if (isShown.current) host.navigation.go('/login', { replace: true })
    },
    onError: (error) => {
      const message = errorMessage(error, text('common.serverBusy'))
      // Not about a password: the link itself is dead, and no other try helps.
      if (isRefusal(error) && (!error.field || error.field === 'token')) setRefusal(message)
      else toast(message)
    },
  })
  if (refusal !== undefined) return <DeadLink message={refusal} />
  return (
    <Screen
      frame={frame}
      title={text('reset.title')}
      onSubmit={form.submit}
      footer={
        <Button type="submit" size="lg" isFull isBusy={form.isBusy}>
          {text('reset.submit')}
        </Button>
      }
    >
      <NewPasswordFields form={form} />
    </Screen>
  )
}

/** Nothing can be done with this link: another one is the way on. */
function DeadLink({ message }: { message: string }) {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  return (
    <Screen frame={frame} title={text('reset.title')}>
      <ErrorState
        message={message}
        retryLabel={text('reset.ask')}
        onRetry={() => host.screens.open('forgotPassword')}
      />
    </Screen>
  )
}
