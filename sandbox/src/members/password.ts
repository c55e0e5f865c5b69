import type { Context } from '../context.ts'
import { hashPassword } from '../security/passwords.ts'
import { endSessions } from '../security/sessions.ts'

/** Sets a new password and ends the member's other sessions and the links mailed for choosing one: all of it or nothing. */
export async function changePassword(
  ctx: Context,
  memberId: number,
  password: string,
  keepToken?: string,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await ctx.db.transaction().execute(async (db) => {
    await db.updateTable('members').set({ passwordHash }).where('id', '=', memberId).execute()
    await db
      .updateTable('oneTimeTokens')
      .set({ usedAt: ctx.clock() })
      .where('memberId', '=', memberId)
      .where('kind', '=', 'reset')
      .where('usedAt', 'is', null)
      .execute()
    await endSessions({ ...ctx, db }, memberId, keepToken)
  })
}
