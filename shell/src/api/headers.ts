/** The headers of every request (site.md 7, by the names of D1): the language, and the token if there is one. */
export function headersOf(language: string, token: string | null): Record<string, string> {
  return { language, ...(token ? { authorization: token } : {}) }
}
