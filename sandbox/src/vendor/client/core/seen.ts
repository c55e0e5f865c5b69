const key = `seen:${document.documentElement.dataset['code'] ?? ''}`

/** The id of the last round whose end this device's player saw here; null where there is no storage. */
export function lastSeen(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The player has seen how this round ended. */
export function noteSeen(roundId: string): void {
  try {
    localStorage.setItem(key, roundId)
  } catch {
    // The round is told once more at the next visit.
  }
}
