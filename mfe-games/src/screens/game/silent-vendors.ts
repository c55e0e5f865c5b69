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

export const isSilentVendor = (origin: string): boolean => read().includes(origin)

/** Stores on this device whether a vendor's games are silent; without storage the player is asked each time. */
export function setSilentVendor(origin: string, isSilent: boolean): void {
  const stored = read()
  if (stored.includes(origin) === isSilent) return
  const changed = isSilent ? [...stored, origin] : stored.filter((other) => other !== origin)
  try {
    localStorage.setItem(KEY, JSON.stringify(changed))
  } catch {
    // Not stored: the player is asked again at the next game.
  }
}
