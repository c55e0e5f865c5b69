import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Country, State } from '../api/index.ts'
import { useHost } from '../host/index.ts'
import { painted } from '../ui/index.ts'
import { listCountries, listStates } from './calls.ts'

/** The countries that the operator offers, fetched once; `enabled` if the form asks for one. */
export function useCountriesQuery(enabled = true): UseQueryResult<Country[]> {
  const { api } = useHost()
  return useQuery({
    queryKey: ['countries'],
    queryFn: ({ signal }) => painted().then(() => listCountries(api, signal)),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

const CODE = /^[A-Z]{2}$/

/**
 * The states of a country (its code in capitals, or as the loaded list of countries writes it), none for most, fetched
 * once per country. Not fetched for '', nor for what billing data may have instead of the code: 'de', 'Germany', '日本'.
 */
export function useStatesQuery(country: string): UseQueryResult<State[]> {
  const { api } = useHost()
  const { data: countries } = useCountriesQuery(false)
  const isCode = CODE.test(country) || countries?.some(({ isoCode2 }) => isoCode2 === country)
  return useQuery({
    queryKey: ['states', country],
    queryFn: ({ signal }) => listStates(api, country, signal),
    enabled: isCode === true,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
