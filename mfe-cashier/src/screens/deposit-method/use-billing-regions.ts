import { useCountriesQuery, useStatesQuery } from '@croupier/shared/regions'
import { useMemo } from 'react'
import { regionOfCountry, regionOfState, type Region } from '../../payment/form/regions.ts'

/** What can be chosen in a billing address; each is undefined until it is known. */
export interface BillingRegions {
  readonly countries: readonly Region[] | undefined
  readonly states: readonly Region[] | undefined
  readonly areLoading: boolean
}

/** The countries, and the states of `country`. `country` is undefined if the form asks for no address. */
export function useBillingRegions(country: string | undefined): BillingRegions {
  const countryQuery = useCountriesQuery(country !== undefined)
  const stateQuery = useStatesQuery(country ?? '')
  const countries = useMemo(() => countryQuery.data?.map(regionOfCountry), [countryQuery.data])
  const states = useMemo(() => stateQuery.data?.map(regionOfState), [stateQuery.data])
  return { countries, states, areLoading: countryQuery.isLoading || stateQuery.isLoading }
}
