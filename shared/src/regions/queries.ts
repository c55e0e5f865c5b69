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

/**
 * The states of a country (two letters), none for most, fetched once per country. Not fetched for '', nor for a
 * country's name, which billing data may have instead of its code.
 */
export function useStatesQuery(country: string): UseQueryResult<State[]> {
  const { api } = useHost()
  return useQuery({
    queryKey: ['states', country],
    queryFn: ({ signal }) => listStates(api, country, signal),
    enabled: country.length === 2,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
