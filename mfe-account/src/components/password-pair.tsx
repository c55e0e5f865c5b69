import type { FieldBinding } from '@croupier/shared/forms'
import { PasswordField } from '@croupier/shared/ui'
import { useId } from 'react'
import { useText } from '../words.ts'
import { PasswordStrength } from './password-strength.tsx'

interface PasswordPairProps {
  readonly password: FieldBinding<string>
  readonly repassword: FieldBinding<string>
  /** The fields' labels: 'Password' and 'Retype password', or 'New password' and 'Repeat password'. */
  readonly labels: readonly [string, string]
}

/** The two fields of a new password, with its strength; password managers and pasting are supported. */
export function PasswordPair({ password, repassword, labels: [first, second] }: PasswordPairProps) {
  const text = useText()
  const hintId = useId()
  const common = { showLabel: text('common.showPassword'), autoComplete: 'new-password' } as const
  return (
    <>
      <div>
        <PasswordField {...password} {...common} label={first} describedBy={hintId} />
        <PasswordStrength password={password.value} hintId={hintId} />
      </div>
      <PasswordField {...repassword} {...common} label={second} />
    </>
  )
}
