import english from './messages/en.json' with { type: 'json' }

export type WordId = keyof typeof english

/** The operator's pages are in English only: they are a tester's tool, not a part of the site. */
export const word = (id: WordId, values: Record<string, string | number> = {}): string =>
  english[id].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

export const yesNo = (isSo: boolean): string => word(isSo ? 'yes' : 'no')

/** A word by the id `family.code`; the code itself where there is no such word. */
export const wordOf = (family: string, code: string | number): string => {
  const id = `${family}.${code}`
  return Object.hasOwn(english, id) ? english[id as WordId] : String(code)
}
