/** Storage may be forbidden in a frame: then nothing is stored, and the game works without. */
type Area = 'localStorage' | 'sessionStorage'

/** The stored text, or null if there is none. */
export function readStored(key: string, area: Area): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Stores a text where the browser permits it. */
export function writeStored(key: string, value: string, area: Area): void {
  try {
    window[area].setItem(key, value)
  } catch {
    // It is full or forbidden.
  }
}
