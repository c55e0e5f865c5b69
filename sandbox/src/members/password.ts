import type { Context } from '../context.ts'
import { hashPassword } from '../security/passwords.ts'
import { endSessions } from '../security/sessions.ts'

/** Sets a new password and ends the member's other sessions. */
export async function changePassword(
  ctx: Context,
  memberId: number,
  password: string,
  keepToken?: string,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await ctx.db.updateTable('members').set({ passwordHash }).where('id', '=', memberId).execute()
  await endSessions(ctx, memberId, keepToken)
}
