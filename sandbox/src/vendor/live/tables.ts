import type { LiveMoment } from '../engines/live/clock.ts'
import { momentAt, timesOf } from '../engines/live/clock.ts'
import { gameByCode } from '../../games/catalogue.ts'

// Shifts each table's clock against the others, so that they do not all spin at once.
const SHIFT_MS = 6_100

const offsetOf = (code: string): number => (gameByCode(code)?.id ?? 0) * SHIFT_MS

/** The state of a live table's clock at a time (milliseconds). */
export const tableMoment = (code: string, now: number): LiveMoment => momentAt(now, offsetOf(code))

/** The times of the round with the key '<code>:<round>'. */
export function timesOfKey(key: string): LiveMoment & { code: string } {
  const cut = key.lastIndexOf(':')
  const code = key.slice(0, cut)
  return { ...timesOf(Number(key.slice(cut + 1)), offsetOf(code)), code }
}
