import { errorMessage, isRefusal } from '@croupier/shared/api'
import { useOrderedForm } from '@croupier/shared/forms'
import { useFrame, useHost, useIsMounted, type ParamsOf } from '@croupier/shared/host'
import { Button, ErrorState, Screen } from '@croupier/shared/ui'
import { useState } from 'react'
import { resetPassword } from '../../api/passwords.ts'
import { NewPasswordFields, useNewPasswordChecks } from '../../components/new-password-fields.tsx'
import { useMailedLink } from '../../state/use-mailed-link.ts'
import { useText } from '../../words.ts'

/** A new password by the link of a mail (RT-04, D4). */
export default function PasswordResetScreen({ params: { token } }: { params: ParamsOf<'passwordReset'> }) {
  const text = useText()
  // Another link starts afresh, whatever happened with the one before.
  return token ? <NewPassword key={token} token={token} /> : <UnusableLink message={text('reset.noToken')} />
}

function NewPassword({ token }: { token: string }) {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const isMounted = useIsMounted()
  const redeem = useMailedLink()
  const [refusal, setRefusal] = useState<{ message: string; isLinkUnusable: boolean }>()
  const toast = (message: string) => host.feedback.toast(message, 'error')
  const form = useOrderedForm({
    defaults: { password: '', repassword: '' },
    checks: useNewPasswordChecks(),
    onInvalid: toast,
    onSubmit: async ({ password, repassword }) => {
      setRefusal(undefined)
      const outcome = await redeem(() => resetPassword(host.api, token, password, repassword))
      await host.feedback.alert({
        title: text('reset.title'),
        message: text(outcome === 'alreadyRedeemed' ? 'reset.doneBefore' : 'reset.done'),
      })
      // A new password ends the member's sessions. Without a refresh the login would still see the old session's
      // member.
      if (host.session.get()) await host.session.refresh()
      // The mailed link no longer works: replaced in the history, so that Back does not return to it. Skipped if the
      // player has left.
      if (isMounted.current) host.navigation.go('/login', { replace: true })
    },
    onError: (error) => {
      const message = errorMessage(error, text('common.serverBusy'))
      // A refusal that names no field may be about the password: what was typed stays.
      const isLinkUnusable = isRefusal(error) && error.field === 'token'
      if (isLinkUnusable || (isRefusal(error) && !error.field)) setRefusal({ message, isLinkUnusable })
      else toast(message)
    },
  })
  if (refusal?.isLinkUnusable) return <UnusableLink message={refusal.message} />
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
      {refusal && <LinkError message={refusal.message} />}
    </Screen>
  )
}

/** This link is unusable: offers to request another. */
function UnusableLink({ message }: { message: string }) {
  const frame = useFrame()
  const text = useText()
  return (
    <Screen frame={frame} title={text('reset.title')}>
      <LinkError message={message} />
    </Screen>
  )
}

/** The error, with a button that requests another link. */
function LinkError({ message }: { message: string }) {
  const host = useHost()
  const text = useText()
  return (
    <ErrorState message={message} retryLabel={text('reset.ask')} onRetry={() => host.screens.open('forgotPassword')} />
  )
}
