import type { Context } from '../context.ts'
import { removeUnused } from '../files/unused.ts'
import { removeFunPlay } from '../vendor/rounds/fun-cleanup.ts'
import { UNFINISHED } from '../vendor/rounds/store.ts'
import { removeRefused } from './refused-bets.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Deletes what has expired: sessions at once; one-time tokens, counted login attempts and files that no document names
 * a day later; visitors' play for fun and refused bets after two days. A play token is kept while a round of its game
 * session is unfinished: the round's next stake needs it.
 */
export async function removeExpired({ db, clock }: Context): Promise<void> {
  const now = clock()
  const dayAgo = new Date(now.getTime() - DAY_MS)
  await db.deleteFrom('sessions').where('expiresAt', '<', now).execute()
  await db.deleteFrom('loginAttempts').where('lastAt', '<', dayAgo).execute()
  await db
    .deleteFrom('oneTimeTokens')
    .where('expiresAt', '<', dayAgo)
    .where('tokenHash', 'not in', (eb) =>
      eb.selectFrom('vendorRounds').select('sitting').where('status', 'in', UNFINISHED),
    )
    .execute()
  await removeUnused(db, now)
  await removeFunPlay(db, now)
  await removeRefused(db, now)
}

/** Runs removeExpired now and every hour, one run at a time. `close` stops it and waits for a run in progress. */
export function startCleanup(ctx: Context): { close: () => Promise<void> } {
  let running = Promise.resolve()
  let isIdle = true
  const clean = () => {
    if (!isIdle) return
    isIdle = false
    running = removeExpired(ctx)
      .catch((error: unknown) => void process.stderr.write(`cleanup: ${String(error)}\n`))
      .finally(() => (isIdle = true))
  }
  clean()
  const timer = setInterval(clean, HOUR_MS)
  return {
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
