import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { sendMail } from '../mail/send.ts'
import { say } from '../messages/index.ts'
import type { MessageId } from '../messages/index.ts'
import { issueToken } from '../security/one-time.ts'
import { hashToken } from '../security/tokens.ts'
import { lockMember } from './lock.ts'

const HOUR_MS = 3600_000
const PASSWORD = { token: 'reset', link: 'mail.reset.link', route: 'password/reset', lifeMs: HOUR_MS } as const
const LETTERS = {
  activate: { token: 'activate', link: 'mail.activate.link', route: 'activation', lifeMs: 48 * HOUR_MS },
  join: { ...PASSWORD, link: 'mail.join.link' },
  reset: PASSWORD,
  linked: PASSWORD,
  changed: PASSWORD,
} as const
/**
 * The most letters with one kind of link that a member gets in an hour. Letters about a changed password are counted
 * separately, so that asking for ten others cannot suppress them.
 */
const LETTERS_AN_HOUR = 10
/** The longest that a registration waits for a mail server that does not answer. */
const PATIENCE_MS = 3000

interface Recipient {
  id: number
  username: string
  email: string
}

/**
 * Mails a link that works once: to activate the account ('activate'), to choose the first password of an account made
 * with a social login ('join'), or a new one: because somebody asked for it ('reset'), because a social account was
 * linked and the old one ended ('linked'), or because it was changed, perhaps by somebody else ('changed'). False where
 * the hour's limit is reached. Throws where the mail cannot be sent.
 */
export async function sendLetter(
  ctx: Context,
  kind: keyof typeof LETTERS,
  to: Recipient,
  language: string,
): Promise<boolean> {
  const { link, route } = LETTERS[kind]
  const token = await tokenFor(ctx, kind, to.id)
  if (token === undefined) return false
  const text = (id: MessageId) => say(language, id, { site: ctx.config.site.name, name: to.username })
  try {
    await sendMail(ctx, {
      to: to.email,
      subject: text(`mail.${kind}.subject`),
      greeting: text('mail.greeting'),
      body: text(`mail.${kind}.text`),
      link: { label: text(link), href: `${ctx.config.origins.shell}/#/${route}?token=${token}` },
      farewell: text('mail.farewell'),
    })
  } catch (error) {
    await uncount(ctx, token)
    throw error
  }
  return true
}

type Letter = Parameters<typeof sendLetter>

/**
 * Sends a letter about something already done. False, logged, where it could not be sent: it can be asked for again.
 */
export const trySendLetter = (...letter: Letter): Promise<boolean> =>
  sendLetter(...letter).catch((error: unknown) => {
    console.error('a letter was not sent:', error)
    return false
  })

/**
 * Sends a letter and resolves to whether it was sent, after PATIENCE_MS at the latest: a slower one counts as not sent,
 * and may still arrive.
 */
export async function sendLetterSoon(...letter: Letter): Promise<boolean> {
  const { promise: isLate, resolve: giveUp } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => giveUp(false), PATIENCE_MS)
  return Promise.race([trySendLetter(...letter), isLate]).finally(() => clearTimeout(timer))
}

/** Sends a letter without waiting, so that the response time does not reveal whether a name exists. */
export const sendLetterUnseen = (...letter: Letter): void => void trySendLetter(...letter)

/** A letter that may not have been sent is not counted in the hour; its link stays valid, as it may have arrived. */
async function uncount(ctx: Context, token: string): Promise<void> {
  const createdAt = new Date(ctx.clock().getTime() - HOUR_MS)
  await ctx.db.updateTable('oneTimeTokens').set({ createdAt }).where('tokenHash', '=', hashToken(token)).execute()
}

/** A new token for a letter's link; undefined where the hour's limit is reached. */
function tokenFor(ctx: Context, letter: keyof typeof LETTERS, memberId: number): Promise<string | undefined> {
  const now = ctx.clock()
  const { token: kind, lifeMs } = LETTERS[letter]
  return ctx.db.transaction().execute(async (trx) => {
    // Concurrent letters to a member are counted one after another.
    await lockMember(trx, memberId)
    const sent = await trx
      .selectFrom('oneTimeTokens')
      .select('tokenHash')
      .where('memberId', '=', memberId)
      .where('kind', '=', kind)
      .where(sql`coalesce(data->>'letter', '')`, letter === 'changed' ? '=' : '!=', 'changed')
      .where('createdAt', '>', new Date(now.getTime() - HOUR_MS))
      .limit(LETTERS_AN_HOUR)
      .execute()
    return sent.length < LETTERS_AN_HOUR
      ? issueToken(trx, { kind, memberId, data: { letter }, now, lifeMs })
      : undefined
  })
}
