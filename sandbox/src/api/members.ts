import * as v from 'valibot'
import { activateByLink, resendActivation } from '../members/activation.ts'
import { findByName } from '../members/find.ts'
import { withdrawableOf } from '../members/gifts.ts'
import { inviteSummary } from '../members/invites.ts'
import { sendMemberMailInBackground } from '../members/mails.ts'
import { changePassword, resetPassword } from '../members/password.ts'
import { checkPassword } from '../members/rules.ts'
import { proofsOf } from '../members/view.ts'
import { formatMoney } from '../ledger/index.ts'
import { tokenOf } from '../security/sessions.ts'
import { drawCode } from '../security/verify-code.ts'
import { integer, nameText, secret, text } from './fields.ts'
import { call } from './route.ts'
import type { Api } from './route.ts'

/**
 * Share of the rate limit: a new password costs what a login does, and a registration needs no more pictures than
 * attempts. 120 a minute of the 6,000 that an address may make.
 */
const RATE_SHARE = 50

/**
 * Share of the rate limit for mails to an address that the caller need not own: ten a minute where an address may make
 * 6,000 requests, as for a social registration.
 */
const MAIL_SHARE = 600

const passwords = { password: secret(), repassword: secret() }

/** The member's account: mails, passwords, the member record (site.md 7). */
export function memberCalls(api: Api): void {
  call(api, '/sys/member/verifyCode/image', {
    member: 'none',
    rateShare: RATE_SHARE,
    body: v.object({ ticket: v.pipe(text(60), v.minLength(1)) }),
    handler: ({ ctx, body, request: { ip } }) => drawCode(ctx, { ticket: body.ticket, ip }),
  })

  call(api, '/sys/member/mail/forgot/send', {
    member: 'none',
    rateShare: MAIL_SHARE,
    body: v.object({ usernameOrEmail: v.pipe(nameText(), v.minLength(1)) }),
    handler: async ({ ctx, body, language }) => {
      const member = await findByName(ctx.db, body.usernameOrEmail)
      // The answer is the same for a name that does not exist.
      if (member?.enabled) sendMemberMailInBackground(ctx, 'reset', member, language)
      return true
    },
  })

  call(api, '/sys/member/mail/join/send', {
    member: 'optional',
    rateShare: MAIL_SHARE,
    body: v.object({ id: integer(1) }),
    handler: ({ ctx, body, member, language }) => resendActivation(ctx, { id: body.id, caller: member, language }),
  })

  call(api, '/sys/member/mail/join/activate', {
    member: 'none',
    body: v.object({ token: text(200) }),
    handler: ({ ctx, body }) => activateByLink(ctx, body.token),
  })

  call(api, '/sys/member/password/reset', {
    member: 'none',
    rateShare: RATE_SHARE,
    body: v.object({ token: text(200), ...passwords }),
    handler: async ({ ctx, body, language }) => {
      checkPassword(body.password, body.repassword)
      const member = await resetPassword(ctx, body.token, body.password)
      sendMemberMailInBackground(ctx, 'changed', member, language)
      return true
    },
  })

  call(api, '/sys/member/password/change', {
    member: 'required',
    rateShare: RATE_SHARE,
    memberFields: ['id'],
    body: v.object(passwords),
    handler: async ({ ctx, body, member, language, request }) => {
      checkPassword(body.password, body.repassword)
      await changePassword(ctx, member.id, body.password, tokenOf(request))
      sendMemberMailInBackground(ctx, 'changed', member, language)
      return true
    },
  })

  call(api, '/sys/member/getMember', {
    member: 'required',
    memberFields: ['id'],
    handler: async ({ ctx, member }) => {
      const currency = member.currency
      return {
        id: member.id,
        type: member.type,
        level: member.level,
        invitationCode: member.invitationCode,
        withdrawableBalance: formatMoney(await withdrawableOf(ctx.db, member), currency),
        rollingAmount: formatMoney(member.rollingAmount, currency),
        ...(await inviteSummary(ctx.db, member)),
        ...proofsOf(member),
      }
    },
  })
}
