/** The phases of a live round: bets are taken, no more bets (the ball runs, cards fall), the result. */
export const BETTING_MS = 20_000
export const CLOSED_MS = 7_000
const RESULT_MS = 8_000
export const ROUND_MS = BETTING_MS + CLOSED_MS + RESULT_MS
/** A bet in flight when betting closes is still accepted for this long; the result is drawn after that. */
export const GRACE_MS = 1_000

export interface LiveMoment {
  /** The number of the round; the same for everybody who looks at the same table at the same time. */
  round: number
  phase: 'betting' | 'closed' | 'result'
  /** Milliseconds until the next phase. */
  left: number
  opensAt: number
  closesAt: number
  /** The earliest time at which the result may be drawn. */
  drawAt: number
}

/** The state of a table's clock at a time. It follows from the time alone, so all processes agree without a timer. */
export function momentAt(now: number, offset: number): LiveMoment {
  const since = now - offset
  const round = Math.floor(since / ROUND_MS)
  return at(round, since - round * ROUND_MS, offset)
}

/** The times of a round by its number. */
export const timesOf = (round: number, offset: number): LiveMoment => at(round, 0, offset)

function at(round: number, into: number, offset: number): LiveMoment {
  const opensAt = offset + round * ROUND_MS
  const closesAt = opensAt + BETTING_MS
  const common = { round, opensAt, closesAt, drawAt: closesAt + GRACE_MS }
  if (into < BETTING_MS) return { ...common, phase: 'betting', left: BETTING_MS - into }
  if (into < BETTING_MS + CLOSED_MS) return { ...common, phase: 'closed', left: BETTING_MS + CLOSED_MS - into }
  return { ...common, phase: 'result', left: ROUND_MS - into }
}
