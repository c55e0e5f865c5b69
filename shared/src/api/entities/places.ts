import * as v from 'valibot'
import { text } from '../values.ts'

/** Countries, states, currencies and dial codes (site.md 3): of remotes alone, no byte of the first page. */
export const countrySchema = v.object({ isoCode2: v.pipe(v.string(), v.length(2)), enName: text })
export type Country = v.InferOutput<typeof countrySchema>

export const stateSchema = v.object({ code: v.string(), name: v.string(), isoCode2: text })
export type State = v.InferOutput<typeof stateSchema>

export const currencySchema = v.object({ code: v.string(), exchangeRate: text, symbol: text })
export type Currency = v.InferOutput<typeof currencySchema>

export const dialCodeSchema = v.object({ telNum: text, isoCode2: text })
export type DialCode = v.InferOutput<typeof dialCodeSchema>
