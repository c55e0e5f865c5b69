import { call, setPlayToken } from './api.ts'
import { setPlayer } from './last-seen-round.ts'
import { readStored, writeStored } from './safe-storage.ts'
import { setMoney } from './texts.ts'
import type { Answer, RoundView, GameSession } from './types.ts'

const query = new URLSearchParams(location.search)
const code = document.documentElement.dataset['code'] ?? ''
const token = query.get('token') ?? ''
// The name is kept: a page that was open before a release finds its game session by it after a reload.
const tokenKey = `sitting:${code}:${token.slice(-12)}`

const keyMemory = `${tokenKey}:key`

// Without storage a reload needs a new launch.
const readMemory = (name: string) => readStored(name, 'sessionStorage')

function remember(name: string, value: string): string {
  writeStored(name, value, 'sessionStorage')
  return value
}

/** Sent with the launch token, which works once: with the same key, this page may repeat it, even after a reload. */
const requestKey = (): string => readMemory(keyMemory) ?? remember(keyMemory, crypto.randomUUID())

/** Starts the game session: with the launch token, or after a reload with the stored play token. Throws GameError. */
export async function startGameSession<Pays, View>(): Promise<GameSession<Pays, View>> {
  const known = readMemory(tokenKey)
  const body = known ? { playToken: known, code } : { token, key: requestKey(), code }
  const gameSession = await call<GameSession<Pays, View>>('/session', body)
  remember(tokenKey, gameSession.playToken)
  setPlayToken(gameSession.playToken)
  setPlayer(gameSession.player)
  setMoney(gameSession.currency, gameSession.scale, gameSession.fun)
  return gameSession
}

let actedAt = -Infinity

async function act<View>(path: string, body: object): Promise<Answer<View>> {
  actedAt = performance.now()
  try {
    return await call<Answer<View>>(path, { actionId: crypto.randomUUID(), ...body })
  } catch (error) {
    actedAt = -Infinity
    throw error
  }
}

/** Milliseconds since the player's last bet or move that was accepted. */
export const sinceAction = (): number => performance.now() - actedAt

/** Opens a round. */
export const openRound = <View>(bet: unknown): Promise<Answer<View>> => act('/open', { bet })

/** Makes a move in a round. */
export const moveRound = <View>(round: RoundView<View>, move: unknown): Promise<Answer<View>> =>
  act('/move', { roundId: round.id, move })

/** Reads the table's state; `tries` is the number of attempts where the connection is lost. */
export const readState = <View>(tries?: number): Promise<Answer<View>> => call('/state', undefined, tries)
