import type { TestMember } from '../support/api.ts'
import type { Random } from './random.ts'

/** What shows a player what to enter into a field. */
export interface FieldTraits {
  readonly type: string
  readonly autocomplete: string
  readonly inputMode: string
  /** Its name, label and so on, in one text. */
  readonly words: string
  readonly maxLength: number
}

const ARBITRARY_VALUES = [
  '50',
  '0',
  '-1',
  '99999999',
  'abc',
  'a@b.example',
  '12/28',
  '4111111111111111',
  '😀',
  '<b>x</b>',
  '  ',
]

/** Suitable values for a field: the first rule that matches. */
const SUITABLE_VALUES: readonly [RegExp, readonly string[]][] = [
  [/cc-number|card number/i, ['4111111111111111', '5555555555554444', '378282246310005']],
  [/cc-exp|expir/i, ['12/28', '01/31']],
  [/cc-csc|cvv|security code/i, ['123', '4567']],
  [/email/i, ['walker@players.example']],
  [/new-password|retype/i, ['one-two-three']],
  [/tel|mobile|phone/i, ['401234567']],
  [/postal|zip/i, ['00100', '10115']],
  [/cpf/i, ['52998224725']],
  [/amount|decimal/i, ['50', '75.5', '100', '500', '20']],
  [/numeric/i, ['1', '9', '100', '12345678']],
]

/** A value for a field: seven times in ten a suitable one, otherwise anything. */
export function valueFor(field: FieldTraits, member: TestMember, random: Random): string {
  if (random.chance(0.3)) return random.pick(ARBITRARY_VALUES)
  if (field.maxLength === 1) return random.pick(['0', '1', '2', '9'])
  const traits = Object.values(field).join(' ')
  if (/current-password/.test(traits)) return member.password
  if (/username/i.test(traits)) return member.username
  const [, values] = SUITABLE_VALUES.find(([known]) => known.test(traits)) ?? [
    undefined,
    ['Mannerheimintie 1', 'Ann Lee', 'Helsinki'],
  ]
  return random.pick(values)
}
