import * as v from 'valibot'
import { reference, text } from '../values.ts'

/** What forms offer to choose from: countries, their states, dial codes, and currencies (site.md 3). */
export const countrySchema = v.object({ isoCode2: v.pipe(v.string(), v.length(2)), enName: text })
export type Country = v.InferOutput<typeof countrySchema>

export const stateSchema = v.object({ code: reference, name: v.string(), isoCode2: text })
export type State = v.InferOutput<typeof stateSchema>

export const currencySchema = v.object({ code: v.string(), exchangeRate: text, symbol: text })
export type Currency = v.InferOutput<typeof currencySchema>

export const dialCodeSchema = v.object({ telNum: reference, isoCode2: text })
export type DialCode = v.InferOutput<typeof dialCodeSchema>
