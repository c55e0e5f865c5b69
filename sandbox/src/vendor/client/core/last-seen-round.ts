import { readStored, writeStored } from './safe-storage.ts'

const game = `seen:${document.documentElement.dataset['code'] ?? ''}`
let key = game

/**
 * Sets the player whose rounds are remembered, apart from those of other players on this device and of play for fun.
 */
export const setPlayer = (player: string): void => {
  key = `${game}:${player}`
}

/** The id of the last round whose end this player saw on this device; null where there is no storage. */
export const lastSeen = (): string | null => readStored(key, 'localStorage')

/**
 * Remembers that the player has seen how this round ended. Without storage it is reported once more at the next visit.
 */
export const rememberSeen = (roundId: string): void => writeStored(key, roundId, 'localStorage')
