interface CountryTable {
  isoCode2: string
  enName: string
  cnName: string
  phoneCode: string
  status: number
  /** The operator does not serve it: no registration, deposit or launch from there (D27). */
  restricted: boolean
}

interface StateTable {
  countryIsoCode2: string
  code: string
  name: string
  status: number
}

interface CurrencyTable {
  code: string
  symbol: string
  /** Units of the currency for one US dollar, a decimal string. */
  exchangeRate: string
  enabled: number
}

export interface ReferenceTables {
  countries: CountryTable
  states: StateTable
  currencies: CurrencyTable
}
