import type { OrderedForm } from '@croupier/shared/forms'
import { useRef } from 'react'
import type { RegistrationValues } from './registration-form.ts'

/**
 * The mobile prefix follows the country until the player chooses one: selecting a country fills an empty prefix, and
 * replaces one that came from the country before. A prefix that is emptied follows the country again. A prefix restored
 * from a draft stays: the player chose or saw it.
 */
export function useMobilePrefix(
  form: OrderedForm<RegistrationValues>,
  dialCodeOf: (country: string) => string | undefined,
) {
  const isChosen = useRef(form.values.mobilePrefix !== '')
  const followCountry = (country: string) => {
    if (!isChosen.current) form.set('mobilePrefix', dialCodeOf(country) ?? '')
  }
  return {
    followCountry,
    choose(prefix: string) {
      isChosen.current = prefix !== ''
      form.set('mobilePrefix', prefix)
    },
    onBlur() {
      if (!isChosen.current && form.values.mobilePrefix === '') followCountry(form.values.countryCode)
    },
  }
}
