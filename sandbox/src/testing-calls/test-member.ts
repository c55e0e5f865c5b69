import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { flag, integer, optionalText, text } from '../api/fields.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { cash, clearing, CURRENCIES, parseMoney, post } from '../ledger/index.ts'
import { createMember } from '../members/create.ts'
import { sessionUser } from '../members/view.ts'
import { hashPassword } from '../security/passwords.ts'
import { startSession } from '../security/sessions.ts'

export const testMemberSchema = v.object({
  username: v.optional(text(30)),
  password: v.optional(text(128), 'test-1234'),
  email: v.optional(text(254)),
  currency: v.optional(v.picklist(CURRENCIES), 'USD'),
  /** Put into the account by a deposit through the ledger. */
  balance: v.optional(text(20), '0'),
  credited: v.optional(flag(false)),
  activated: flag(true),
  enabled: v.optional(integer(0, 1), 1),
  blocked: flag(false),
  vipPoints: v.optional(integer(), 0),
  vipLifeTimePoints: v.optional(integer()),
  vipLevel: v.optional(integer(), 0),
  rollingAmount: v.optional(text(20), '0'),
  type: v.optional(integer(), 0),
  birthday: v.optional(text(10), '1990-01-15'),
  firstName: v.optional(text(), 'Test'),
  lastName: v.optional(text(), 'Player'),
  gender: v.optional(text(10), 'FEMALE'),
  countryCode: v.optional(text(2), 'US'),
  stateCode: v.optional(text(20), 'US-CA'),
  city: v.optional(text(), 'Sacramento'),
  postalCode: v.optional(text(30), '94203'),
  address: v.optional(text(400), '1 Main Street'),
  mobilePrefix: v.optional(text(10), '1'),
  mobile: v.optional(text(30), '5551234567'),
  /** Id or username of the member who invited this one. */
  invitedBy: optionalText(60),
})
export type TestMember = v.InferOutput<typeof testMemberSchema>

/** A fresh member for one test; answers the session user with token, username and password. */
export async function makeTestMember(ctx: Context, input: TestMember) {
  const { currency } = input
  const username = input.username ?? `t_${randomBytes(6).toString('hex')}`
  const balance = parseMoney(input.balance, currency)
  const { password, balance: _balance, credited, rollingAmount, vipLevel, invitedBy, ...profile } = input
  const deposited = credited ?? balance > 0n
  const member = await createMember(ctx.db, {
    ...profile,
    username,
    email: input.email ?? `${username}@players.example`,
    passwordHash: await hashPassword(password),
    credited: deposited ? 1 : 0,
    reachedMinimumDeposit: deposited,
    rollingAmount: parseMoney(rollingAmount, currency),
    level: vipLevel,
    vipLifeTimePoints: input.vipLifeTimePoints ?? input.vipPoints,
    invitedBy: invitedBy ? await idOf(ctx, invitedBy) : null,
    createdAt: ctx.clock(),
  })
  if (!member) throw new Refusal('auth.usernameTaken')
  if (balance > 0n) {
    await post(ctx.db, {
      key: `test:${member.id}:balance`,
      kind: 'DEPOSIT',
      memberId: member.id,
      currency,
      legs: [
        { account: clearing('test'), amount: -balance },
        { account: cash(member.id), amount: balance },
      ],
    })
  }
  const user = await sessionUser(ctx.db, member, await startSession(ctx, member.id))
  return { ...user, password }
}

async function idOf(ctx: Context, nameOrId: string): Promise<number> {
  const row = await ctx.db
    .selectFrom('members')
    .select('id')
    .where((eb) => (/^\d+$/.test(nameOrId) ? eb('id', '=', Number(nameOrId)) : eb('username', '=', nameOrId)))
    .executeTakeFirst()
  if (!row) throw new Refusal('auth.inviteUnknown')
  return row.id
}
