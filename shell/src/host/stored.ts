/** What the page reads before any bundle, and the shell keeps: the session's token, and the language that was chosen. */
export const TOKEN_KEY = 'croupier.token'
export const LANGUAGE_KEY = 'croupier.language'

/** A text kept in this browser, or null; null too where storage is forbidden. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text in this browser, or forgets it (null). False where the browser does not let us. */
export function writeStored(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch (error) {
    console.warn(`${key} is not kept after a reload`, error)
    return false
  }
}
