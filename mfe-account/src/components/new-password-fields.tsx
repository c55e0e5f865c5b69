import { required, sameAs, type Check, type OrderedForm } from '@croupier/shared/forms'
import { PasswordField, Stack } from '@croupier/shared/ui'
import { useText } from '../words.ts'
import { PasswordStrength } from './password-strength.tsx'

export type NewPassword = { password: string; repassword: string }

/** games-and-cashier.md 5, change password: required, then equal. */
export function useNewPasswordChecks(): readonly Check<NewPassword>[] {
  const text = useText()
  return [
    required('password', text('password.required')),
    sameAs('repassword', 'password', text('join.passwordDiffers')),
    // Told here: a server's refusal is shown as 'busy' (site.md 8), which would help nobody.
    { field: 'password', message: text('password.hint'), test: ({ password }) => password.length >= 8 },
  ]
}

/** A new password, twice; managers and pasting welcome. */
export function NewPasswordFields({ form }: { form: OrderedForm<NewPassword> }) {
  const text = useText()
  return (
    <Stack>
      <div>
        <PasswordField
          {...form.field('password')}
          label={text('password.new')}
          showLabel={text('common.showPassword')}
          autoComplete="new-password"
        />
        <PasswordStrength password={form.values.password} />
      </div>
      <PasswordField
        {...form.field('repassword')}
        label={text('password.repeat')}
        showLabel={text('common.showPassword')}
        autoComplete="new-password"
      />
    </Stack>
  )
}
