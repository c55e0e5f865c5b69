import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { sendMail } from '../mail/send.ts'
import { say } from '../messages/index.ts'
import type { MessageId } from '../messages/index.ts'
import { issueToken } from '../security/one-time-tokens.ts'
import { hashToken } from '../security/tokens.ts'
import { lockMember } from './lock.ts'

const HOUR_MS = 3600_000
const PASSWORD = { token: 'reset', link: 'mail.reset.link', route: 'password/reset', lifeMs: HOUR_MS } as const
const MAILS = {
  activate: { token: 'activate', link: 'mail.activate.link', route: 'activation', lifeMs: 48 * HOUR_MS },
  join: { ...PASSWORD, link: 'mail.join.link' },
  reset: PASSWORD,
  linked: PASSWORD,
  changed: PASSWORD,
} as const
/**
 * The most mails with one kind of link that a member gets in an hour. Mails about a changed password are counted
 * separately, so that asking for ten others cannot suppress them.
 */
const MAILS_PER_HOUR = 10
/** The longest that a registration waits for a mail server that does not answer. */
const TIMEOUT_MS = 3000

interface Recipient {
  id: number
  username: string
  email: string
}

/**
 * Mails a link that works once: to activate the account ('activate'), to choose the first password of an account made
 * with a social login ('join'), or a new one: because somebody requested it ('reset'), because a social account was
 * linked and the old one ended ('linked'), or because it was changed, perhaps by somebody else ('changed'). False where
 * the hour's limit is reached. Throws where the mail cannot be sent.
 */
export async function sendMemberMail(
  ctx: Context,
  kind: keyof typeof MAILS,
  to: Recipient,
  language: string,
): Promise<boolean> {
  const { link, route } = MAILS[kind]
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

type MailArguments = Parameters<typeof sendMemberMail>

/**
 * Sends a mail about something already done. False, and logged, if it could not be sent: it can be requested again.
 */
export const trySendMemberMail = (...mail: MailArguments): Promise<boolean> =>
  sendMemberMail(...mail).catch((error: unknown) => {
    console.error('a mail was not sent:', error)
    return false
  })

/**
 * Sends a mail and resolves to whether it was sent, after TIMEOUT_MS at the latest: a slower one counts as not sent,
 * and may still arrive.
 */
export async function sendMemberMailWithTimeout(...mail: MailArguments): Promise<boolean> {
  const { promise: isLate, resolve: giveUp } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => giveUp(false), TIMEOUT_MS)
  return Promise.race([trySendMemberMail(...mail), isLate]).finally(() => clearTimeout(timer))
}

/** Sends a mail without waiting, so that the response time does not reveal whether a name exists. */
export const sendMemberMailInBackground = (...mail: MailArguments): void => void trySendMemberMail(...mail)

/** A mail that may not have been sent is not counted in the hour; its link stays valid, as it may have arrived. */
async function uncount(ctx: Context, token: string): Promise<void> {
  const createdAt = new Date(ctx.clock().getTime() - HOUR_MS)
  await ctx.db.updateTable('oneTimeTokens').set({ createdAt }).where('tokenHash', '=', hashToken(token)).execute()
}

/** A new token for a mail's link; undefined where the hour's limit is reached. */
function tokenFor(ctx: Context, mail: keyof typeof MAILS, memberId: number): Promise<string | undefined> {
  const now = ctx.clock()
  const { token: kind, lifeMs } = MAILS[mail]
  return ctx.db.transaction().execute(async (trx) => {
    // Concurrent mails to a member are counted one after another.
    await lockMember(trx, memberId)
    const sent = await trx
      .selectFrom('oneTimeTokens')
      .select('tokenHash')
      .where('memberId', '=', memberId)
      .where('kind', '=', kind)
      .where(sql`coalesce(data->>'letter', '')`, mail === 'changed' ? '=' : '!=', 'changed')
      .where('createdAt', '>', new Date(now.getTime() - HOUR_MS))
      .limit(MAILS_PER_HOUR)
      .execute()
    return sent.length < MAILS_PER_HOUR
      ? issueToken(trx, { kind, memberId, data: { letter: mail }, now, lifeMs })
      : undefined
  })
}
