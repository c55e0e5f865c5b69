const KEY = 'croupier.quietVendors'

/**
 * Origins of vendors whose games send no messages to the site but are visible, as the player has confirmed. Not by
 * shared/storage: used here as well as by the lobby, it would become a file of its own on the first page.
 */
function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.map(String) : []
  } catch {
    return []
  }
}

export const isQuiet = (origin: string): boolean => read().includes(origin)

/** Remembers on this device whether a vendor's games are silent; without storage the player is asked each time. */
export function noteQuiet(origin: string, quiet: boolean): void {
  const before = read()
  if (before.includes(origin) === quiet) return
  const after = quiet ? [...before, origin] : before.filter((each) => each !== origin)
  try {
    localStorage.setItem(KEY, JSON.stringify(after))
  } catch {
    // Not stored: the player is asked again at the next game.
  }
}
