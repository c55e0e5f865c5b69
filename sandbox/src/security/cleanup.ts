import type { Context } from '../context.ts'
import { removeUnused } from '../files/unused.ts'
import { UNFINISHED } from '../vendor/rounds/store.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Removes what has ended and nobody asks for any more: sessions, and a day later one-time tokens, counted login tries and
 * files that were uploaded for nothing. A play token stays as long as a round of its sitting is not finished: its next stake is asked by it.
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
}

/** Removes what has expired now and every hour. Answers how to stop it. */
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
