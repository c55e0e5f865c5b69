/** The settings in a file that its schema does not have, a sentence each, with those that may have been meant. */
export function unknownSettings(schema: object, value: unknown, extra: readonly string[] = [], at = ''): string[] {
  const { wrapped, entries } = schema as { wrapped?: object; entries?: Record<string, object> }
  if (wrapped) return unknownSettings(wrapped, value, extra, at)
  if (!entries || typeof value !== 'object' || value === null) return []
  const known = [...Object.keys(entries), ...extra]
  const files = extra.length > 0 ? `${SCHEMA_FILE}, except ${extra.join(' and ')}` : SCHEMA_FILE
  return Object.entries(value).flatMap(([name, inner]) => {
    if (Object.hasOwn(entries, name)) return unknownSettings(entries[name]!, inner, [], `${at}${name}.`)
    return known.includes(name) ? [] : [noSuch(at, name, known, files)]
  })
}

/**
 * `features.chatt: no such setting; there are chat, favourites`; where there are many, only the one with a similar
 * name, or the file that has them all.
 */
export function noSuch(at: string, name: string, known: readonly string[], file: string): string {
  const nearest = known.toSorted((one, other) => editsBetween(name, one) - editsBetween(name, other))[0]
  const isSimilar = nearest !== undefined && editsBetween(name, nearest) <= MAX_EDITS
  const listed = known.length <= LISTED_SETTINGS ? `there are ${known.join(', ')}` : `all are in ${file}`
  const hint = isSimilar && known.length > LISTED_SETTINGS ? `there is ${nearest}` : listed
  return `${at}${name}: no such setting; ${hint}`
}

const SCHEMA_FILE = 'shared/src/config/schema.ts'
const LISTED_SETTINGS = 6
const MAX_EDITS = 2

/** The edit distance: how many letters have to be inserted, deleted or replaced to turn one into the other. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [at, wanted] of [...other].entries())
      next.push(Math.min(next[at]! + 1, row[at + 1]! + 1, row[at]! + (letter === wanted ? 0 : 1)))
    row = next
  }
  return row.at(-1)!
}
