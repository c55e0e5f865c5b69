import { useLoginForm } from '@croupier/shared/forms'
import { useFrame } from '@croupier/shared/host'
import { Button, PasswordField, Screen, Stack, TextField } from '@croupier/shared/ui'
import { useText } from '../../words.ts'
import css from './query-login.module.css'

/** The login form of the query area (D7), shown while nobody is logged in; the page decides what comes after. */
export function QueryLogin({ title }: { title: string }) {
  const frame = useFrame()
  const text = useText()
  const form = useLoginForm({
    usernameRequired: text('withdrawQuery.usernameRequired'),
    passwordRequired: text('withdrawQuery.passwordRequired'),
    failed: text('withdrawQuery.loginFailed'),
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
        <p className={css.intro}>{text('withdrawQuery.loginIntro')}</p>
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
