import { plainName, required, useOrderedForm } from '@croupier/shared/forms'
import { useFrame, useHost, useLayout, useIsMounted } from '@croupier/shared/host'
import { Button, Screen, Stack, TextField } from '@croupier/shared/ui'
import { sendForgotMail } from '../../api/passwords.ts'
import { useLeaveAsMember } from '../../state/use-leave-as-member.ts'
import { useText } from '../../words.ts'
import { loginDraft } from '../../state/login-draft.ts'
import { useAuthNavigation } from '../../state/use-auth-navigation.ts'

/** Forgot password: a mail, a dialog, then back to the login (AC-15). */
export default function ForgotPasswordScreen() {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const authNavigation = useAuthNavigation()
  const isMounted = useIsMounted()
  // On a phone, focusing the field would cover half of the new screen with the keyboard.
  const focusesFirstField = useLayout() === 'desktop'
  const toast = (message: string) => host.feedback.toast(message, 'error')
  const form = useOrderedForm({
    defaults: { usernameOrEmail: loginDraft.read(host).username ?? '' },
    checks: [required('usernameOrEmail', text('login.usernameRequired'))],
    onInvalid: toast,
    onSubmit: async ({ usernameOrEmail }) => {
      await sendForgotMail(host.api, plainName(usernameOrEmail))
      await host.feedback.alert({ title: text('forgot.title'), message: text('login.sendMailSuccess') })
      // Only if the screen is still shown: otherwise the login would replace something that was opened since.
      if (isMounted.current) authNavigation.toLogin()
    },
    // site.md 8: always this text.
    onError: () => toast(text('login.sendMailFailed')),
  })
  useLeaveAsMember(form.isBusy, frame.close)
  return (
    <Screen
      frame={frame}
      title={text('forgot.title')}
      onSubmit={form.submit}
      footer={
        <Button type="submit" size="lg" isFull isBusy={form.isBusy}>
          {text('forgot.send')}
        </Button>
      }
    >
      <Stack>
        <p>{text('forgot.intro')}</p>
        <TextField
          {...form.field('usernameOrEmail')}
          label={text('login.username')}
          autoComplete="username"
          isVerbatim
          isFirst={focusesFirstField}
        />
      </Stack>
    </Screen>
  )
}
