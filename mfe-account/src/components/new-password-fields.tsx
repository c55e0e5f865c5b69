import { required, sameAs, type Check, type OrderedForm } from '@croupier/shared/forms'
import { Stack } from '@croupier/shared/ui'
import { isLongEnough, isShortEnough } from '../forms/account-rules.ts'
import { useText } from '../words.ts'
import { PasswordPair } from './password-pair.tsx'

export type NewPassword = { password: string; repassword: string }

/** games-and-cashier.md 5, change password: required, then equal. */
export function useNewPasswordChecks(): readonly Check<NewPassword>[] {
  const text = useText()
  return [
    required('password', text('password.required')),
    sameAs('repassword', 'password', text('join.passwordDiffers')),
    // Checked here, since a refusal of the server would be shown as 'busy' (site.md 8), which helps nobody.
    { field: 'password', message: text('password.hint'), test: isLongEnough },
    { field: 'password', message: text('password.tooLong'), test: isShortEnough },
  ]
}

interface NewPasswordFieldsProps {
  readonly form: OrderedForm<NewPassword>
  /** The username, where it is known: a password manager stores the password with it. */
  readonly username?: string
}

/** The two fields of a new password. */
export function NewPasswordFields({ form, username }: NewPasswordFieldsProps) {
  const text = useText()
  return (
    <Stack>
      {username !== undefined && <input hidden autoComplete="username" value={username} readOnly />}
      <PasswordPair
        password={form.field('password')}
        repassword={form.field('repassword')}
        labels={[text('password.new'), text('password.repeat')]}
      />
    </Stack>
  )
}
