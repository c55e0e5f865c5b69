import type { OrderedForm } from '@croupier/shared/forms'
import { DialPrefixPicker, TextField } from '@croupier/shared/ui'
import { useEffect, useEffectEvent } from 'react'
import { PasswordPair } from '../../components/password-pair.tsx'
import type { useReference } from '../../state/use-reference.ts'
import { useText } from '../../words.ts'
import css from './join.module.css'
import { readMobile } from './mobile-number.ts'
import type { RegistrationValues } from './registration-form.ts'

interface FirstStepProps {
  readonly form: OrderedForm<RegistrationValues>
  readonly reference: ReturnType<typeof useReference>
  readonly onPrefix: (prefix: string) => void
  /** The player leaves the prefix field. */
  readonly onPrefixBlur: () => void
}

/** Step 1: the account's e-mail, username, password and mobile number (AC-01). */
export function FirstStep({ form, reference, onPrefix, onPrefixBlur }: FirstStepProps) {
  const text = useText()
  const mobile = form.field('mobile')
  const { dialCodes } = reference
  const enterMobile = (entered: string) => {
    const number = readMobile(
      entered,
      dialCodes.map(({ code }) => code),
    )
    if (number.prefix !== undefined) onPrefix(number.prefix)
    if (number.mobile !== mobile.value) mobile.onChange(number.mobile)
  }
  // Parses again a number that was entered before the dial codes were loaded.
  const reparse = useEffectEvent(() => enterMobile(mobile.value))
  useEffect(() => reparse(), [dialCodes])
  return (
    <div className={css.fields}>
      <TextField {...form.field('email')} type="email" label={text('join.email')} autoComplete="email" />
      <TextField
        {...form.field('username')}
        label={text('join.username')}
        autoComplete="username"
        isVerbatim
        maxLength={30}
      />
      <PasswordPair
        password={form.field('password')}
        repassword={form.field('repassword')}
        labels={[text('join.password'), text('join.repassword')]}
      />
      <div className={css.phone}>
        <DialPrefixPicker
          {...form.field('mobilePrefix')}
          onChange={onPrefix}
          onBlur={onPrefixBlur}
          label={text('join.mobilePrefix')}
          autoComplete="tel-country-code"
          codes={dialCodes}
          emptyText={text(reference.isLoading ? 'common.loading' : 'common.noMatch')}
        />
        <TextField
          {...mobile}
          onChange={enterMobile}
          type="tel"
          label={text('join.mobile')}
          autoComplete="tel-national"
          maxLength={40}
          isTabular
        />
      </div>
    </div>
  )
}
