import { gameSchema, type Game } from '@croupier/shared/api'
import * as v from 'valibot'
import { withFavourite } from './with-favourite.ts'

const KEY = 'croupier.favourites'
const EMPTY = '[]'

const listeners = new Set<() => void>()
let known: { readonly text: string; readonly games: readonly Game[] } = { text: EMPTY, games: [] }

/** The favourites that a visitor keeps on this device, the same array while they are the same; none without storage. */
export function readLocal(): readonly Game[] {
  const text = storedText()
  if (text !== known.text) known = { text, games: parse(text) }
  return known.games
}

/** Keeps or drops one. Throws where there is no storage. */
export function setLocal(game: Game, wanted: boolean): void {
  writeLocal(withFavourite(readLocal(), game, wanted))
}

/** Keeps these. Throws where there is no storage. */
export function writeLocal(games: readonly Game[]): void {
  if (games.length === 0) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, JSON.stringify(games))
  for (const listener of listeners) listener()
}

/** Tells of every change, also of those that other tabs make. */
export function subscribeLocal(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function storedText(): string {
  try {
    return localStorage.getItem(KEY) ?? EMPTY
  } catch {
    return EMPTY
  }
}

function parse(text: string): readonly Game[] {
  try {
    // Another release, or another hand, may have written it.
    return v.parse(v.array(gameSchema), JSON.parse(text))
  } catch {
    return []
  }
}
