import { errorMessage } from '@croupier/shared/api'
import type { OrderedForm } from '@croupier/shared/forms'
import { useHost } from '@croupier/shared/host'
import { countriesIn, useLocale } from '@croupier/shared/i18n'
import { useCountriesQuery, useStatesQuery } from '@croupier/shared/regions'
import { Button, CountryPicker, FieldRow, Notice, StatePicker, TextField } from '@croupier/shared/ui'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { DepositValues } from '../../payment/method.ts'
import { useText } from '../../words.ts'

/** The billing address. Choosing another country loads its states and clears the chosen state. */
export function BillingPart({ form }: { form: OrderedForm<DepositValues> }) {
  const { feedback } = useHost()
  const text = useText()
  const locale = useLocale()
  const countries = useCountriesQuery()
  const countryOptions = useMemo(() => countriesIn(locale, countries.data ?? []), [countries.data, locale])
  const country = form.field('cardCountry')
  const states = useStatesQuery(country.value)
  const hasNoStates = states.isSuccess && states.data.length === 0
  const failure = countries.error ?? states.error
  const toastFailure = useEffectEvent((error: Error) => {
    feedback.toast(errorMessage(error, text('common.serverBusy')), 'error')
  })
  useEffect(() => {
    if (failure) toastFailure(failure)
  }, [failure])
  const retry = () => {
    if (countries.isError) void countries.refetch()
    if (states.isError) void states.refetch()
  }
  return (
    <>
      {failure && (
        // Without its list a field cannot be filled in. Try again saves the player from typing the rest of the form
        // anew.
        <Notice tone="warn">
          {errorMessage(failure, text('common.serverBusy'))}{' '}
          <Button variant="link" isBusy={countries.isFetching || states.isFetching} onPress={retry}>
            {text('common.tryAgain')}
          </Button>
        </Notice>
      )}
      <FieldRow>
        <TextField {...form.field('cardFirstName')} label={text('card.firstName')} autoComplete="cc-given-name" />
        <TextField {...form.field('cardLastName')} label={text('card.lastName')} autoComplete="cc-family-name" />
      </FieldRow>
      <FieldRow stacks>
        <CountryPicker
          {...country}
          label={text('card.country')}
          autoComplete="billing country"
          placeholder={text('card.choose')}
          emptyText={text('card.noMatch')}
          countries={countryOptions}
          onChange={(value) => {
            form.set('cardState', '')
            country.onChange(value)
          }}
        />
        <StatePicker
          {...form.field('cardState')}
          label={text('card.state')}
          autoComplete="billing address-level1"
          placeholder={hasNoStates ? text('card.noStates') : text('card.choose')}
          isDisabled={hasNoStates}
          states={states.data ?? []}
        />
      </FieldRow>
      <FieldRow>
        <TextField {...form.field('cardCity')} label={text('card.city')} autoComplete="billing address-level2" />
        <TextField
          {...form.field('cardPostalCode')}
          label={text('card.postalCode')}
          autoComplete="billing postal-code"
        />
      </FieldRow>
      <TextField {...form.field('cardAddress')} label={text('card.address')} autoComplete="billing street-address" />
    </>
  )
}
