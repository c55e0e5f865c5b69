/** A text kept in this browser, or null; null too where storage is forbidden. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text in this browser, for as long as the browser lets us. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch (error) {
    console.warn(`${key} cannot be kept after a reload`, error)
  }
}
