import type { Context } from '../context.ts'
import svgCaptcha from 'svg-captcha'

const LIFE_MS = 5 * 60_000
const LENGTH = 4

/**
 * Makes a new picture code for a ticket, replacing an earlier one, and returns the picture as a `data:` URL. Letters
 * that look alike are left out, and the case does not matter.
 */
export async function drawCode(ctx: Context, ticket: string): Promise<string> {
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
    .values({ ticket, code, expiresAt })
    .onConflict((conflict) => conflict.column('ticket').doUpdateSet({ code, expiresAt }))
    .execute()
  return `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}`
}

/** Whether the code is the ticket's and has not expired; every attempt uses it up, right or wrong. */
export async function useCode(ctx: Context, ticket: string, code: string): Promise<boolean> {
  const row = await ctx.db
    .deleteFrom('verifyCodes')
    .where('ticket', '=', ticket)
    .returning(['code', 'expiresAt'])
    .executeTakeFirst()
  return row !== undefined && row.expiresAt > ctx.clock() && row.code === code.trim().toLowerCase()
}
