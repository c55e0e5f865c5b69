/** What every request carries (site.md 7, by the names of D1): the language, and whose it is where there is a token. */
export function headersOf(language: string, token: string | null): Record<string, string> {
  return { language, ...(token ? { authorization: token } : {}) }
}
