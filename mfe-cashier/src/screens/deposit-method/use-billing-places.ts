import { useCountriesQuery } from '@croupier/shared/regions'
import { useMemo } from 'react'
import { placeOfCountry, placeOfState, type Place } from '../../payment/form/places.ts'
import { useStates } from './use-states.ts'

/** What can be chosen in a billing address; each is undefined until it is known. */
export interface BillingPlaces {
  readonly countries: readonly Place[] | undefined
  readonly states: readonly Place[] | undefined
}

/** The countries, and the states of `country`. `country` is undefined if the form asks for no address. */
export function useBillingPlaces(country: string | undefined): BillingPlaces {
  const { data: countries } = useCountriesQuery(country !== undefined)
  const { known: states } = useStates(country ?? '')
  return useMemo(
    () => ({ countries: countries?.map(placeOfCountry), states: states?.map(placeOfState) }),
    [countries, states],
  )
}
