import * as v from 'valibot'

/** The server's time of an answer (ISO), which an operator may give beside what ends at a time of its own. */
export const serverTime = v.fallback(v.nullish(v.string()), undefined)

let ahead = 0
let leastAhead = Number.NEGATIVE_INFINITY

/** Learns from an answer how far the player's clock is ahead (or behind); hands the answer on. */
export async function noteServerTime<Answer extends { readonly serverTime?: string | null | undefined }>(
  asked: Promise<Answer>,
): Promise<Answer> {
  const sent = Date.now()
  const answer = await asked
  const time = Date.parse(answer.serverTime ?? '')
  if (!Number.isNaN(time)) {
    ahead = Date.now() - time
    leastAhead = sent - time
  }
  return answer
}

/**
 * The time by the server's clock, in milliseconds; by the player's own where no answer named it. Counted on by the
 * clock on the wall: `performance.now` stands still while a phone sleeps.
 */
export const serverNow = (): number => Date.now() - ahead

/**
 * When something of the server's time (ISO) was at the earliest, by the player's clock: an answer may have been long on
 * its way. `-Infinity` where no answer named the server's time.
 */
export const earliest = (time: string): number => Date.parse(time) + leastAhead
