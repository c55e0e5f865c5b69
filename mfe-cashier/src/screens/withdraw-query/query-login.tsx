import { errorMessage, isRefusal } from '@croupier/shared/api'
import { plainName, required, useOrderedForm } from '@croupier/shared/forms'
import { useFrame, useHost } from '@croupier/shared/host'
import { Button, PasswordField, Screen, Stack, TextField } from '@croupier/shared/ui'
import { useText } from '../../words.ts'
import css from './withdraw-query.module.css'

/** The login form of the query area (D7), shown while nobody is logged in; the page decides what comes after. */
export function QueryLogin({ title }: { title: string }) {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const toast = (message: string) => host.feedback.toast(message, 'error')
  const form = useOrderedForm({
    defaults: { username: '', password: '' },
    checks: [
      required('username', text('withdrawQuery.usernameRequired')),
      required('password', text('withdrawQuery.passwordRequired')),
    ],
    onInvalid: toast,
    onSubmit: async ({ username, password }) => {
      const body = { username: plainName(username), password, type: 'MEMBER' }
      const user = await host.session.signIn('/sys/auth/login', body)
      // The response may arrive after somebody else has logged in.
      if (host.session.get()?.id === user?.id) host.events.emit('promotion:message', { reason: 'login' })
    },
    onError: (error) => {
      // Somebody has logged in meanwhile.
      if (host.session.get()) return
      const message = errorMessage(error, text('withdrawQuery.loginFailed'))
      toast(message)
      // A refusal without a field marks the password, which the player will retype.
      if (isRefusal(error) && !error.field) form.fail('password', message)
    },
  })
  return (
    <Screen
      frame={frame}
      title={title}
      onSubmit={form.submit}
      className={css.narrow}
      footer={
        <Button type="submit" size="lg" isFull isBusy={form.isBusy}>
          {text('withdrawQuery.login')}
        </Button>
      }
    >
      <Stack>
        <p className={css.words}>{text('withdrawQuery.loginIntro')}</p>
        <TextField
          {...form.field('username')}
          label={text('withdrawQuery.username')}
          autoComplete="username"
          isVerbatim
        />
        <PasswordField
          {...form.field('password')}
          label={text('withdrawQuery.password')}
          showLabel={text('withdrawQuery.showPassword')}
          autoComplete="current-password"
        />
      </Stack>
    </Screen>
  )
}
