import type { DialCode } from '@croupier/shared/api'
import { useHost } from '@croupier/shared/host'
import { countriesIn, useLocale } from '@croupier/shared/i18n'
import { useCountriesQuery, useStatesQuery } from '@croupier/shared/regions'
import { painted, type CodeName, type DialCodeOf } from '@croupier/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listCurrencies, listDialCodes } from '../api/reference.ts'

const neverStale = { staleTime: Number.POSITIVE_INFINITY } as const

/** Countries, currencies and dial codes for the pickers; countries named and ordered in the player's language. */
export function useReference() {
  const { api } = useHost()
  const locale = useLocale()
  const countries = useCountriesQuery()
  const currencies = useQuery({
    queryKey: ['currencies'],
    queryFn: ({ signal }) => painted().then(() => listCurrencies(api, signal)),
    ...neverStale,
  })
  const dialCodes = useQuery({
    queryKey: ['dialCodes'],
    queryFn: ({ signal }) => painted().then(() => listDialCodes(api, signal)),
    ...neverStale,
  })
  const namedCountries = useMemo(() => countriesIn(locale, countries.data ?? []), [countries.data, locale])
  const dialCodesWithCountries = useMemo(
    () => byDialCode(dialCodes.data ?? [], namedCountries),
    [dialCodes.data, namedCountries],
  )
  const failed = [countries, currencies, dialCodes].filter(({ isError }) => isError)
  return {
    /** Why a list failed to load: nothing can be chosen from it until a retry succeeds. */
    error: failed[0]?.error ?? null,
    isLoading: [countries, currencies, dialCodes].some(({ isPending }) => isPending),
    refetch: () => failed.forEach(({ refetch }) => void refetch()),
    countries: namedCountries,
    currencies: (currencies.data ?? []).map(({ code }) => code),
    dialCodes: dialCodesWithCountries,
    dialCodeOf: (country: string) => dialCodes.data?.find(({ isoCode2 }) => isoCode2 === country)?.telNum,
  }
}

/** Each dial code once, with the names of its countries in the server's order. */
function byDialCode(dialCodes: readonly DialCode[], namedCountries: readonly CodeName[]): DialCodeOf[] {
  const nameOf = new Map(namedCountries.map(({ code, name }) => [code, name]))
  const countriesOf = new Map(dialCodes.map(({ telNum }) => [telNum, [] as string[]]))
  for (const { telNum, isoCode2 } of dialCodes) {
    const name = nameOf.get(isoCode2)
    if (name) countriesOf.get(telNum)?.push(name)
  }
  return [...countriesOf].map(([code, countries]) => ({ code, countries }))
}

/**
 * The states of a country: none while no country is chosen, and for most countries. While `isLoading`, or with an
 * `error`, it is not known whether there are any.
 */
export function useStates(country: string) {
  const states = useStatesQuery(country)
  return {
    states: states.data ?? [],
    error: states.error,
    isLoading: country !== '' && states.isPending,
    refetch: () => void states.refetch(),
  }
}
