import * as v from 'valibot'
import { lenient } from '../api/values.ts'

/** The server's time at the response (ISO), which an operator may send along with data that has an expiry time. */
export const serverTime = lenient(v.string())

/** ms that the player's clock is ahead of the server's (behind: negative), if the response came at once. */
let offset = 0
/** The same, if all of the time until the response was spent on its way back. */
let minOffset = Number.NEGATIVE_INFINITY

/** Learns from a response how far the player's clock is ahead of the server's; passes the response on. */
export async function syncServerTime<Answer extends { readonly serverTime?: string | null | undefined }>(
  request: Promise<Answer>,
): Promise<Answer> {
  const sent = Date.now()
  const answer = await request
  const time = Date.parse(answer.serverTime ?? '')
  if (!Number.isNaN(time)) {
    offset = Date.now() - time
    minOffset = sent - time
  }
  return answer
}

/**
 * The current time by the server's clock, in milliseconds; by the player's own until a response has named the server's
 * time. Advances with the wall clock: `performance.now` stands still while a phone sleeps.
 */
export const serverNow = (): number => Date.now() - offset

/**
 * Converts a server time (ISO) to the earliest moment it can mean by the player's clock, since the response may have
 * been under way for long. `-Infinity` where no response named the server's time.
 */
export const earliestLocalTime = (time: string): number => Date.parse(time) + minOffset
