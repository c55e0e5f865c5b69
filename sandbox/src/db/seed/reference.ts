import { getCountries, getStatesOfCountry } from '@countrystatecity/countries'
import countryNames from 'i18n-iso-countries'
import chinese from 'i18n-iso-countries/langs/zh.json' with { type: 'json' }
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js'
import type { SeedContext } from './index.ts'

countryNames.registerLocale(chinese)

/** Places that the operator's licence leaves out (an example, not legal advice). */
const RESTRICTED = new Set(['CU', 'CW', 'IR', 'KP', 'SY'])
/** Dropped by ISO 3166 or without inhabitants who could play. */
const LEFT_OUT = new Set(['AN', 'AQ', 'BV', 'HM', 'TF', 'UM'])
const CHUNK = 1000

const CURRENCIES = [
  { code: 'USD', symbol: '$', exchangeRate: '1', enabled: 1 },
  { code: 'EUR', symbol: '€', exchangeRate: '0.92', enabled: 1 },
  { code: 'BRL', symbol: '$', exchangeRate: '5.4', enabled: 1 },
  { code: 'BTC', symbol: 'B', exchangeRate: '0.00001', enabled: 1 },
]

/** Countries with dial codes and Chinese names, their states where they have any, currencies. */
export async function seedReference({ db }: SeedContext): Promise<void> {
  const countries = (await getCountries()).filter(({ iso2 }) => !LEFT_OUT.has(iso2))
  await db
    .insertInto('countries')
    .values(
      countries.map(({ iso2, name, phonecode }) => ({
        isoCode2: iso2,
        enName: name,
        cnName: countryNames.getName(iso2, 'zh') ?? name,
        phoneCode: isSupportedCountry(iso2) ? getCountryCallingCode(iso2) : phonecode,
        status: 1,
        restricted: RESTRICTED.has(iso2),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()

  const lists = await Promise.all(countries.map(({ iso2 }) => getStatesOfCountry(iso2)))
  const states = lists.flatMap((list) =>
    list.map((state) => ({
      countryIsoCode2: state.country_code,
      // A state is found by its code alone, so the country is part of it.
      code: `${state.country_code}-${state.iso2}`,
      name: state.name,
      status: 1,
    })),
  )
  for (let from = 0; from < states.length; from += CHUNK) {
    await db
      .insertInto('states')
      .values(states.slice(from, from + CHUNK))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await db
    .insertInto('currencies')
    .values(CURRENCIES)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
