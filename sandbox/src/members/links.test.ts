import { beforeAll, expect, it } from 'vitest'
import { issueToken } from '../security/one-time-tokens.ts'
import { verifyPassword } from '../security/passwords.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { killedAt } from '../testing/killed-at.ts'
import { testMember } from '../testing/members.ts'
import { activateMember } from './activate.ts'
import { activateByLink } from './activation.ts'
import { resetPassword } from './password.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await testContext()
})

const read = (id: number) => ctx.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const newsOf = (memberId: number) =>
  ctx.db.selectFrom('news').select('messageId').where('memberId', '=', memberId).execute()

/** Somebody who was invited and has a mailed link. */
async function invited(kind: 'activate' | 'reset') {
  const inviter = await testMember(ctx)
  const member = await testMember(ctx, { activated: false })
  await ctx.db.updateTable('members').set({ invitedBy: inviter.id }).where('id', '=', member.id).execute()
  const token = await issueToken(ctx.db, { kind, memberId: member.id, now: ctx.clock(), lifeMs: 60_000 })
  return { id: member.id, password: member.password, token, inviterNews: () => newsOf(inviter.id) }
}

it('an interrupted activation leaves its link valid, and a retry notifies the inviter', async () => {
  const { id, token, inviterNews } = await invited('activate')
  const dying = killedAt(ctx, 'InsertQueryNode', 'news')
  await expect(activateByLink(dying, token)).rejects.toThrow('killed')
  expect([(await read(id)).activated, await inviterNews()]).toEqual([false, []])
  expect(await activateByLink(ctx, token)).toEqual({ id })
  expect([(await read(id)).activated, await inviterNews()]).toEqual([true, [{ messageId: 'news.joined' }]])
  expect(await activateByLink(ctx, token)).toEqual({ id, already: true })
  // A later reset proves the address once more: the inviter gets no second message.
  await activateMember(ctx.db, id, ctx.clock())
  expect(await inviterNews()).toHaveLength(1)
})

it('an interrupted password reset changes nothing and leaves its link valid for one use', async () => {
  const { id, password, token, inviterNews } = await invited('reset')
  for (const table of ['one_time_tokens', 'members']) {
    const dying = killedAt(ctx, 'UpdateQueryNode', table)
    await expect(resetPassword(dying, token, 'brand-new-1')).rejects.toThrow('killed')
  }
  await expect(resetPassword(killedAt(ctx, 'InsertQueryNode', 'news'), token, 'brand-new-1')).rejects.toThrow('killed')
  const before = await read(id)
  expect([await verifyPassword(password, before.passwordHash), before.activated]).toEqual([true, false])
  await resetPassword(ctx, token, 'brand-new-1')
  const after = await read(id)
  expect([await verifyPassword('brand-new-1', after.passwordHash), after.activated]).toEqual([true, true])
  expect(await inviterNews()).toEqual([{ messageId: 'news.joined' }])
  await expect(resetPassword(ctx, token, 'brand-new-2')).rejects.toThrow('auth.linkInvalid')
})
