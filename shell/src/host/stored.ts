/**
 * The storage keys of the session's token and of the chosen language: kept by the shell, read by the page before any
 * bundle.
 */
export const TOKEN_KEY = 'croupier.token'
export const LANGUAGE_KEY = 'croupier.language'

/** The text stored in this browser, or null if there is none or storage is forbidden. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text in this browser, or removes it (null). Returns false if the browser refuses. */
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
