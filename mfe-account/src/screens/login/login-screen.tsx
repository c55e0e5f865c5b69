import { useDraft, useLoginForm } from '@croupier/shared/forms'
import { useFrame, useHost, useLayout, useUser, type ParamsOf } from '@croupier/shared/host'
import { Button, Notice, PasswordField, Screen, Stack, TextField } from '@croupier/shared/ui'
import { useText } from '../../words.ts'
import { useLeaveWhen } from '../../state/use-leave-when.ts'
import { useLeave } from '../../state/use-leave.ts'
import { loginDraft } from '../../state/login-draft.ts'
import { useAuthNavigation } from '../../state/use-auth-navigation.ts'
import css from './login.module.css'

/** Login as a pop-up or as the page /login (AC-13, AC-14, RT-03). */
export default function LoginScreen({ params }: { params: ParamsOf<'login'> }) {
  const host = useHost()
  const frame = useFrame()
  const user = useUser()
  const text = useText()
  const authNavigation = useAuthNavigation(params.backurl)
  // On a phone, focusing the field would cover half of the new screen with the keyboard.
  const focusesFirstField = useLayout() === 'desktop'

  // Also after a login in another tab: a logged-in member must not see the login.
  useLeaveWhen(user !== null, useLeave(params.backurl))

  const form = useLoginForm(
    {
      usernameRequired: text('login.usernameRequired'),
      passwordRequired: text('login.passwordRequired'),
      failed: text('login.failed'),
    },
    loginDraft.read(host),
  )
  useDraft(loginDraft, form.values)
  return (
    <Screen
      frame={frame}
      title={text('login.title')}
      isDialog
      onSubmit={form.submit}
      onClose={() => {
        loginDraft.forget()
        frame.close()
      }}
      footer={
        <Stack gap={2}>
          <Button type="submit" size="lg" isFull isBusy={form.isBusy}>
            {text('login.submit')}
          </Button>
          <Button variant="quiet" isFull onPress={authNavigation.toJoin}>
            {text('login.join')}
          </Button>
          {host.config.socialProvider !== '' && (
            <Button variant="ghost" size="lg" isFull onPress={authNavigation.toSocial}>
              {text('social.with', { provider: host.config.socialProvider })}
            </Button>
          )}
        </Stack>
      }
    >
      <Stack>
        {params.ended && (
          <div role="alert">
            <Notice>{text('login.ended')}</Notice>
          </div>
        )}
        <TextField
          {...form.field('username')}
          label={text('login.username')}
          autoComplete="username"
          isVerbatim
          isFirst={focusesFirstField}
        />
        <PasswordField
          {...form.field('password')}
          label={text('login.password')}
          showLabel={text('common.showPassword')}
          autoComplete="current-password"
        />
        <div className={css.forgot}>
          <Button variant="link" onPress={authNavigation.toForgot}>
            {text('login.forgot')}
          </Button>
        </div>
      </Stack>
    </Screen>
  )
}
