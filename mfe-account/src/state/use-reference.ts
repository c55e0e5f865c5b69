import { useHost } from '@croupier/shared/host'
import { countryNames, useLocale } from '@croupier/shared/i18n'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listCountries, listCurrencies, listDialCodes, listStates } from '../api/reference.ts'

const forTheDay = { staleTime: Number.POSITIVE_INFINITY } as const

/** Countries, currencies and dial codes for the pickers; country names in the player's language. */
export function useReference() {
  const { api } = useHost()
  const locale = useLocale()
  const countries = useQuery({ queryKey: ['countries'], queryFn: () => listCountries(api), ...forTheDay })
  const currencies = useQuery({ queryKey: ['currencies'], queryFn: () => listCurrencies(api), ...forTheDay })
  const dialCodes = useQuery({ queryKey: ['dialCodes'], queryFn: () => listDialCodes(api), ...forTheDay })
  const named = useMemo(() => {
    const nameOf = countryNames(locale)
    return (countries.data ?? []).map(({ isoCode2, enName }) => ({ code: isoCode2, name: nameOf(isoCode2, enName) }))
  }, [countries.data, locale])
  return {
    countries: named,
    currencies: (currencies.data ?? []).map(({ code }) => code),
    dialCodes: [...new Set((dialCodes.data ?? []).map(({ telNum }) => telNum))],
    dialCodeOf: (country: string) => dialCodes.data?.find(({ isoCode2 }) => isoCode2 === country)?.telNum,
  }
}

/** The states of a country: none while no country is chosen, and for most countries. */
export function useStates(country: string) {
  const { api } = useHost()
  const states = useQuery({
    queryKey: ['states', country],
    queryFn: () => listStates(api, country),
    enabled: country !== '',
    ...forTheDay,
  })
  return { states: states.data ?? [], isLoading: states.isFetching }
}
