import type { OrderedForm } from '@croupier/shared/forms'
import { DialPrefixPicker, DigitsField, PasswordField, TextField } from '@croupier/shared/ui'
import { PasswordStrength } from '../../components/password-strength.tsx'
import { useText } from '../../words.ts'
import css from './join.module.css'
import type { RegistrationValues } from './registration-form.ts'

interface FirstStepProps {
  readonly form: OrderedForm<RegistrationValues>
  readonly dialCodes: readonly string[]
}

/** Step 1: who the player is for the site (AC-01). */
export function FirstStep({ form, dialCodes }: FirstStepProps) {
  const text = useText()
  return (
    <div className={css.fields}>
      <TextField {...form.field('email')} type="email" label={text('join.email')} autoComplete="email" />
      <TextField {...form.field('username')} label={text('join.username')} autoComplete="username" maxLength={30} />
      <div>
        <PasswordField
          {...form.field('password')}
          label={text('join.password')}
          showLabel={text('common.showPassword')}
          autoComplete="new-password"
        />
        <PasswordStrength password={form.values.password} />
      </div>
      <PasswordField
        {...form.field('repassword')}
        label={text('join.repassword')}
        showLabel={text('common.showPassword')}
        autoComplete="new-password"
      />
      <div className={css.phone}>
        <DialPrefixPicker
          {...form.field('mobilePrefix')}
          label={text('join.mobilePrefix')}
          codes={dialCodes}
          emptyText={text('common.noMatch')}
        />
        <DigitsField
          {...form.field('mobile')}
          label={text('join.mobile')}
          autoComplete="tel-national"
          maxLength={15}
        />
      </div>
    </div>
  )
}
