const game = `seen:${document.documentElement.dataset['code'] ?? ''}`
let key = game

/** Whose rounds are noted: those of another player of this device, or of play for fun, do not take their place. */
export const setPlayer = (player: string): void => {
  key = `${game}:${player}`
}

/** The id of the last round whose end this player saw on this device; null where there is no storage. */
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
