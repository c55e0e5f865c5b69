import { useCountriesQuery } from '@croupier/shared/regions'
import { useMemo } from 'react'
import { regionOfCountry, regionOfState, type Region } from '../../payment/form/regions.ts'
import { useStates } from './use-states.ts'

/** What can be chosen in a billing address; each is undefined until it is known. */
export interface BillingRegions {
  readonly countries: readonly Region[] | undefined
  readonly states: readonly Region[] | undefined
  readonly areLoading: boolean
}

/** The countries, and the states of `country`. `country` is undefined if the form asks for no address. */
export function useBillingRegions(country: string | undefined): BillingRegions {
  const countryQuery = useCountriesQuery(country !== undefined)
  const stateQuery = useStates(country ?? '')
  const countries = useMemo(() => countryQuery.data?.map(regionOfCountry), [countryQuery.data])
  const states = useMemo(() => stateQuery.known?.map(regionOfState), [stateQuery.known])
  return { countries, states, areLoading: countryQuery.isLoading || stateQuery.isLoading }
}
