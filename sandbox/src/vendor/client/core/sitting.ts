import { call, setPlayToken } from './api.ts'
import { setPlayer } from './seen.ts'
import { setMoney } from './texts.ts'
import type { Answer, RoundView, Sitting } from './types.ts'

const query = new URLSearchParams(location.search)
const code = document.documentElement.dataset['code'] ?? ''
const token = query.get('token') ?? ''
const memory = `sitting:${code}:${token.slice(-12)}`

const keyMemory = `${memory}:key`

// Storage may be forbidden in a frame; a reload then needs a new launch.
function recall(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

function remember(name: string, value: string): string {
  try {
    sessionStorage.setItem(name, value)
  } catch {
    // The game works without storage.
  }
  return value
}

/** Sent with the launch token, which works once: with the same key, this page may repeat it, even after a reload. */
const ownKey = (): string => recall(keyMemory) ?? remember(keyMemory, crypto.randomUUID())

/** Starts the sitting: with the launch token, or after a reload with the stored play token. Throws TableError. */
export async function sitDown<Pays, View>(): Promise<Sitting<Pays, View>> {
  const known = recall(memory)
  const body = known ? { playToken: known, code } : { token, key: ownKey(), code }
  const sitting = await call<Sitting<Pays, View>>('/session', body)
  remember(memory, sitting.playToken)
  setPlayToken(sitting.playToken)
  setPlayer(sitting.player)
  setMoney(sitting.currency, sitting.scale, sitting.fun)
  return sitting
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
