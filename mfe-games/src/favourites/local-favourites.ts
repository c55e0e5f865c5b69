import { gameSchema, type Game } from '@croupier/shared/api'
import { readStored } from '@croupier/shared/storage'
import * as v from 'valibot'
import { withFavourite } from './with-favourite.ts'

const KEY = 'croupier.favourites'
const EMPTY = '[]'

const listeners = new Set<() => void>()
let cached: { readonly text: string; readonly games: readonly Game[] } = { text: EMPTY, games: [] }

/** The favourites on a visitor's device: the same array while they are unchanged, empty without storage. */
export function readLocal(): readonly Game[] {
  const text = readStored(KEY) ?? EMPTY
  if (text !== cached.text) cached = { text, games: parse(text) }
  return cached.games
}

/** Adds or removes one favourite. Throws where there is no storage. */
export function setLocal(game: Game, isFavourite: boolean): void {
  writeLocal(withFavourite(readLocal(), game, isFavourite))
}

/** Replaces all favourites. Throws where there is no storage. */
export function writeLocal(games: readonly Game[]): void {
  if (games.length === 0) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, JSON.stringify(games))
  for (const listener of listeners) listener()
}

/** Calls the listener on every change, also on those of other tabs. Returns the unsubscribe function. */
export function subscribeLocal(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function parse(text: string): readonly Game[] {
  try {
    // It may have been written by another release, or edited by hand.
    return v.parse(v.array(gameSchema), JSON.parse(text))
  } catch {
    return []
  }
}
