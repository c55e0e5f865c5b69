/** `localStorage` lasts and is seen by all tabs; `sessionStorage` lasts as long as the tab. */
type Area = 'localStorage' | 'sessionStorage'

/** The stored text, or null if there is none or storage is forbidden. */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, or removes it (null). Returns false if the browser refuses: storage may be full or forbidden. */
export function writeStored(key: string, value: string | null, area: Area = 'localStorage'): boolean {
  try {
    if (value === null) window[area].removeItem(key)
    else window[area].setItem(key, value)
    return true
  } catch (error) {
    console.warn(`${key} is not stored`, error)
    return false
  }
}

/** The texts of a list stored as JSON; empty if there is none, or it is no list. */
export function readStoredList(key: string, area?: Area): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(key, area) ?? '[]')
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}
