import type { DialCode } from '@croupier/shared/api'
import { useHost } from '@croupier/shared/host'
import { countriesIn, useLocale } from '@croupier/shared/i18n'
import { useCountriesQuery, useStatesQuery } from '@croupier/shared/regions'
import { painted, type CodeName, type DialCodeOf } from '@croupier/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listCurrencies, listDialCodes } from '../api/reference.ts'

const forTheDay = { staleTime: Number.POSITIVE_INFINITY } as const

/** Countries, currencies and dial codes for the pickers; countries named and ordered in the player's language. */
export function useReference() {
  const { api } = useHost()
  const locale = useLocale()
  const countries = useCountriesQuery()
  const currencies = useQuery({
    queryKey: ['currencies'],
    queryFn: ({ signal }) => painted().then(() => listCurrencies(api, signal)),
    ...forTheDay,
  })
  const dialCodes = useQuery({
    queryKey: ['dialCodes'],
    queryFn: ({ signal }) => painted().then(() => listDialCodes(api, signal)),
    ...forTheDay,
  })
  const named = useMemo(() => countriesIn(locale, countries.data ?? []), [countries.data, locale])
  const dialled = useMemo(() => byDialCode(dialCodes.data ?? [], named), [dialCodes.data, named])
  const failed = [countries, currencies, dialCodes].filter(({ isError }) => isError)
  return {
    /** A list failed to load: nothing can be chosen from it until a retry succeeds. */
    isMissing: failed.length > 0,
    isWaiting: [countries, currencies, dialCodes].some(({ isPending }) => isPending),
    askAgain: () => failed.forEach(({ refetch }) => void refetch()),
    countries: named,
    currencies: (currencies.data ?? []).map(({ code }) => code),
    dialCodes: dialled,
    dialCodeOf: (country: string) => dialCodes.data?.find(({ isoCode2 }) => isoCode2 === country)?.telNum,
  }
}

/** Each dial code once, with the names of its countries in the server's order. */
function byDialCode(listed: readonly DialCode[], named: readonly CodeName[]): DialCodeOf[] {
  const nameOf = new Map(named.map(({ code, name }) => [code, name]))
  const codes = new Map(listed.map(({ telNum }) => [telNum, [] as string[]]))
  for (const { telNum, isoCode2 } of listed) {
    const name = nameOf.get(isoCode2)
    if (name) codes.get(telNum)?.push(name)
  }
  return [...codes].map(([code, countries]) => ({ code, countries }))
}

/**
 * The states of a country: none while no country is chosen, and for most countries. While `isMissing` or `isWaiting` it
 * is not known whether there are any.
 */
export function useStates(country: string) {
  const states = useStatesQuery(country)
  return {
    states: states.data ?? [],
    isMissing: states.isError,
    isWaiting: country !== '' && states.isPending,
    askAgain: () => void states.refetch(),
  }
}
