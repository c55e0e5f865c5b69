import type { Country, State } from '@croupier/shared/api'

/** A country or a state of a list: the code that is sent, and what else it may be called. */
export interface Region {
  readonly code: string
  readonly names: readonly string[]
}

/** The region of a country: its ISO code and its English name. */
export const regionOfCountry = ({ isoCode2, enName }: Country): Region => ({ code: isoCode2, names: [enName] })

/** A state's code may come without its country: CA for US-CA. */
export const regionOfState = ({ code, name, isoCode2 }: State): Region => ({
  code,
  names: [name, code.replace(`${isoCode2}-`, '')],
})

const normalized = (value: string) => value.trim().toLowerCase()

/**
 * The code for a code or name in the billing data; '' if it is in no list: nothing is sent that the player cannot see.
 */
export function findCode(regions: readonly Region[], value: string): string {
  const searched = normalized(value)
  const isSame = (name: string) => searched !== '' && normalized(name) === searched
  return (regions.find(({ code }) => isSame(code)) ?? regions.find(({ names }) => names.some(isSame)))?.code ?? ''
}
