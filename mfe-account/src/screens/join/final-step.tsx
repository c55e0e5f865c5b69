import type { OrderedForm } from '@croupier/shared/forms'
import { Checkbox, CountryPicker, CurrencyPicker, FieldRow, Select, StatePicker, TextField } from '@croupier/shared/ui'
import type { RefObject } from 'react'
import { Agreement } from '../../components/agreement.tsx'
import type { useReference, useStates } from '../../state/use-reference.ts'
import { useText } from '../../words.ts'
import { BirthdayField } from './birthday-field.tsx'
import { CodeField } from './code-field.tsx'
import css from './join.module.css'
import { ListsError } from './lists-error.tsx'
import type { RegistrationValues } from './registration-form.ts'
import type { useCodeImage } from './use-code-image.ts'

interface FinalStepProps {
  readonly form: OrderedForm<RegistrationValues>
  readonly reference: ReturnType<typeof useReference>
  readonly stateOptions: ReturnType<typeof useStates>
  readonly code: ReturnType<typeof useCodeImage>
  /** Keeps a birthday that is half typed while the player is back at the first step. */
  readonly birthdayDigits: RefObject<readonly string[] | null>
  readonly onCountry: (country: string) => void
}

/** The final step: name, birthday, address, picture code, agreement (AC-03). */
export function FinalStep({ form, reference, stateOptions, code, birthdayDigits, onCountry }: FinalStepProps) {
  const text = useText()
  const country = form.field('countryCode')
  const agreed = form.field('agreed')
  const { states } = stateOptions
  return (
    <div className={css.fields}>
      <FieldRow columns={2}>
        <TextField {...form.field('firstName')} label={text('join.firstName')} autoComplete="given-name" />
        <TextField {...form.field('lastName')} label={text('join.lastName')} autoComplete="family-name" />
      </FieldRow>
      <Select
        {...form.field('gender')}
        label={text('join.gender')}
        autoComplete="sex"
        placeholder={text('common.choose')}
        options={[
          { value: 'MALE', label: text('join.male') },
          { value: 'FEMALE', label: text('join.female') },
        ]}
      />
      <BirthdayField form={form} unfinished={birthdayDigits} />
      <CurrencyPicker
        {...form.field('currency')}
        label={text('join.currency')}
        autoComplete="transaction-currency"
        placeholder={text('common.choose')}
        codes={reference.currencies}
      />
      <CountryPicker
        {...country}
        onChange={onCountry}
        label={text('join.country')}
        autoComplete="country"
        placeholder={text('common.choose')}
        countries={reference.countries}
        emptyText={text(reference.isLoading ? 'common.loading' : 'common.noMatch')}
      />
      {stateOptions.error && <ListsError error={stateOptions.error} onRetry={stateOptions.refetch} />}
      {(states.length > 0 || stateOptions.isLoading || form.values.countryCode === '') && (
        <StatePicker
          {...form.field('stateCode')}
          label={text('join.state')}
          autoComplete="address-level1"
          placeholder={text(stateOptions.isLoading ? 'common.loading' : 'common.choose')}
          isDisabled={states.length === 0}
          states={states}
        />
      )}
      <FieldRow columns={2}>
        <TextField {...form.field('city')} label={text('join.city')} autoComplete="address-level2" />
        <TextField {...form.field('postalCode')} label={text('join.postalCode')} autoComplete="postal-code" />
      </FieldRow>
      <TextField {...form.field('address')} label={text('join.address')} autoComplete="street-address" />
      <TextField
        {...form.field('invitorCode')}
        label={text('join.invitationCode')}
        description={text('common.optional')}
        autoComplete="off"
        isVerbatim
      />
      <CodeField form={form} code={code} />
      <Checkbox {...form.field('receiveExclusive')}>{text('join.receiveExclusive')}</Checkbox>
      <Checkbox {...agreed} error={agreed.error && text('join.agreeRequired')}>
        <Agreement id="join.agree" />
      </Checkbox>
    </div>
  )
}
