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
 * So many letters with one kind of link in an hour, not more. Those that tell of a changed password are counted by
 * themselves: whoever has asked for ten others keeps none of them back.
 */
const LETTERS_AN_HOUR = 10
/** As long as a registration is held up by a mail server that says nothing. */
const PATIENCE_MS = 3000

interface Recipient {
  id: number
  username: string
  email: string
}

/**
 * Mails a link that works once: to activate the account, to choose the first password of one that was made with a social
 * account, or a new one, because somebody asked for it, because a social account was linked and the old one ended, or
 * because it was changed, perhaps by somebody else. False where as many as an hour may have are on their way already.
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
 * Sends a letter after something that is done and stays done: one that cannot be sent gives false, and is asked for
 * again.
 */
export const trySendLetter = (...letter: Letter): Promise<boolean> =>
  sendLetter(...letter).catch((error: unknown) => {
    console.error('a letter was not sent:', error)
    return false
  })

/**
 * Sends a letter and answers whether it was sent, after PATIENCE_MS at the latest: one that takes longer counts as not
 * sent, and may still arrive.
 */
export async function sendLetterSoon(...letter: Letter): Promise<boolean> {
  const { promise: isLate, resolve: giveUp } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => giveUp(false), PATIENCE_MS)
  return Promise.race([trySendLetter(...letter), isLate]).finally(() => clearTimeout(timer))
}

/** Sends a letter without waiting for it: how long a mail takes tells nobody whether a name exists. */
export const sendLetterUnseen = (...letter: Letter): void => void trySendLetter(...letter)

/** A letter that was perhaps not sent is none of the hour's; its link stays good, for it may have arrived all the same. */
async function uncount(ctx: Context, token: string): Promise<void> {
  const createdAt = new Date(ctx.clock().getTime() - HOUR_MS)
  await ctx.db.updateTable('oneTimeTokens').set({ createdAt }).where('tokenHash', '=', hashToken(token)).execute()
}

/** The secret of a letter's link; undefined where no more of them may be sent now. */
function tokenFor(ctx: Context, letter: keyof typeof LETTERS, memberId: number): Promise<string | undefined> {
  const now = ctx.clock()
  const { token: kind, lifeMs } = LETTERS[letter]
  return ctx.db.transaction().execute(async (trx) => {
    // Letters that are asked for at the same time are counted one after another.
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
