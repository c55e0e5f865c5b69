/** A node of a parsed message. */
export type Element = Readonly<{
  type: number
  value?: string
  options?: Readonly<Record<string, { readonly value: readonly Element[] }>>
  children?: readonly Element[]
}>
interface Plural {
  readonly value: string
  /** 'one', 'many', 'other'; not the exact '=0'. */
  readonly kinds: readonly string[]
}

/** The parser's number for `{count, plural, …}`. */
const PLURAL = 6

/**
 * Where English has plural forms, a translation has to have each form that its language knows and no other: 'one' alone
 * would say '1 000 000 points' in French, where it is '1 000 000 de points', and a 'few' in German would never be
 * shown.
 */
export function pluralProblems(locale: string, own: readonly Element[], english: readonly Element[]): string[] {
  const pluralValues = new Set(pluralsOf(english).flatMap(({ value, kinds }) => (kinds.length > 1 ? [value] : [])))
  const known = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  return pluralsOf(own).flatMap(({ value, kinds }) => {
    const required = pluralValues.has(value) || kinds.length > 1 ? known : ['other']
    const missing = required.filter((kind) => !(kinds as readonly string[]).includes(kind))
    const unused = kinds.filter((kind) => !(known as readonly string[]).includes(kind))
    return [
      ...missing.map((kind) => `{${value}} has no '${kind}'`),
      ...unused.map((kind) => `{${value}}: ${locale} has no '${kind}'`),
    ]
  })
}

function pluralsOf(elements: readonly Element[]): Plural[] {
  return elements.flatMap(({ type, value = '', options = {}, children = [] }) => [
    ...(type === PLURAL ? [{ value, kinds: Object.keys(options).filter((kind) => !kind.startsWith('=')) }] : []),
    ...Object.values(options).flatMap((option) => pluralsOf(option.value)),
    ...pluralsOf(children),
  ])
}
