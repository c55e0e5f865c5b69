import svgCaptcha from 'svg-captcha'
import type { Context } from '../context.ts'
import { callerOf } from './proxies.ts'

const LIFE_MS = 5 * 60_000
const LENGTH = 4
/** How many codes of a ticket a caller without one of their own may have meant. */
const LATEST = 5

/** Whose picture it is: the page's ticket, a time that others can have or guess, and the address it is drawn from. */
interface CodeKey {
  ticket: string
  ip: string
}

/**
 * Makes a new picture code for a caller's ticket, replacing their earlier one, and returns the picture as a `data:`
 * URL. Letters that look alike are left out, and the case does not matter.
 */
export async function drawCode(ctx: Context, { ticket, ip }: CodeKey): Promise<string> {
  const now = ctx.clock()
  const { text, data } = svgCaptcha.create({
    size: LENGTH,
    ignoreChars: '0oO1iIlL5sS2zZ',
    noise: 2,
    width: 140,
    height: 48,
  })
  const code = text.toLowerCase()
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  await ctx.db.deleteFrom('verifyCodes').where('expiresAt', '<', now).execute()
  await ctx.db
    .insertInto('verifyCodes')
    .values({ ticket, caller: callerOf(ip), code, expiresAt })
    .onConflict((conflict) => conflict.columns(['ticket', 'caller']).doUpdateSet({ code, expiresAt }))
    .execute()
  return `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}`
}

/**
 * Whether the code is the ticket's and has not expired; every attempt uses up the caller's own code, right or wrong.
 * A caller without one, whose address has changed since the picture was drawn, may give one of the ticket's latest
 * codes: only the right one uses that up, so that nobody can spoil the codes of others.
 */
export async function useCode(ctx: Context, { ticket, ip }: CodeKey, code: string): Promise<boolean> {
  const now = ctx.clock()
  const typed = code.trim().toLowerCase()
  const own = await ctx.db
    .deleteFrom('verifyCodes')
    .where('ticket', '=', ticket)
    .where('caller', '=', callerOf(ip))
    .returning(['code', 'expiresAt'])
    .executeTakeFirst()
  if (own) return own.expiresAt > now && own.code === typed
  const latest = ctx.db
    .selectFrom('verifyCodes')
    .select('caller')
    .where('ticket', '=', ticket)
    .orderBy('expiresAt', 'desc')
    .limit(LATEST)
  const theirs = await ctx.db
    .deleteFrom('verifyCodes')
    .where('ticket', '=', ticket)
    .where('caller', 'in', latest)
    .where('code', '=', typed)
    .where('expiresAt', '>', now)
    .returning('ticket')
    .executeTakeFirst()
  return theirs !== undefined
}
