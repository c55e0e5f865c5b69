import type { Country, State } from '@croupier/shared/api'

/** A country or a state of a list: the code that is sent, and what else it may be called. */
export interface Place {
  readonly code: string
  readonly names: readonly string[]
}

export const placeOfCountry = ({ isoCode2, enName }: Country): Place => ({ code: isoCode2, names: [enName] })

/** A state's code may come without its country: CA for US-CA. */
export const placeOfState = ({ code, name, isoCode2 }: State): Place => ({
  code,
  names: [name, code.replace(`${isoCode2}-`, '')],
})

const folded = (value: string) => value.trim().toLowerCase()

/**
 * The code for a code or name in the billing data; '' if it is in no list: nothing is sent that the player cannot see.
 */
export function codeIn(places: readonly Place[], value: string): string {
  const wanted = folded(value)
  const isMeant = (name: string) => wanted !== '' && folded(name) === wanted
  return (places.find(({ code }) => isMeant(code)) ?? places.find(({ names }) => names.some(isMeant)))?.code ?? ''
}
