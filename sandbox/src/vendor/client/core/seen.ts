const game = `seen:${document.documentElement.dataset['code'] ?? ''}`
let key = game

/** Sets the player whose rounds are noted, apart from those of other players on this device and of play for fun. */
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

/** Notes that the player has seen how this round ended. */
export function noteSeen(roundId: string): void {
  try {
    localStorage.setItem(key, roundId)
  } catch {
    // Without storage the round is reported once more at the next visit.
  }
}
