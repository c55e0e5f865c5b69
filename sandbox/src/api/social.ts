import * as v from 'valibot'
import { Refusal } from '../errors.ts'
import { refuseForeignOrigins } from '../testing-calls/guard.ts'
import { isEmail } from '../members/email.ts'
import { sendMemberMailInBackground } from '../members/mails.ts'
import { useVerification, socialMember, verifySocialAddress } from '../members/social.ts'
import { sessionUser } from '../members/view.ts'
import { refuseRestricted } from '../operator/access.ts'
import { startSession } from '../security/sessions.ts'
import { nameText, optionalText, text } from './fields.ts'
import { call } from './route.ts'
import type { Api } from './route.ts'

/**
 * Share of the rate limit, because no picture code is required: ten a minute where an address may make 6,000 requests.
 */
const RATE_SHARE = 600

/**
 * Registration with a social account (D8). If the provider has verified the address, the response is a session;
 * otherwise nobody has proved the address yet, and a mail to it decides. Only where the site names a provider.
 */
export function socialCalls(api: Api): void {
  // Not registered for a site without a provider: anybody could register past the birthday and the country.
  if (api.ctx.config.site.socialProvider === '') return
  call(api, '/sys/auth/faceBookRegister', {
    member: 'none',
    rateShare: RATE_SHARE,
    body: v.object({
      email: nameText(),
      firstName: text(),
      lastName: text(),
      invitorCode: optionalText(80),
      recommendCode: optionalText(80),
    }),
    handler: async ({ ctx, body, language, request }) => {
      await refuseRestricted(ctx, request)
      if (!isEmail(body.email)) throw new Refusal('auth.emailInvalid').at('email')
      if (!body.firstName) throw new Refusal('request.required').at('firstName')
      if (!body.lastName) throw new Refusal('request.required').at('lastName')
      const isProved = await useVerification(ctx, body.email)
      const { member, isNew } = await socialMember(ctx, body, isProved, language)
      if (isProved) return { ...(await sessionUser(ctx.db, member, await startSession(ctx, member.id))), isNew }
      // The same response for a known address, so it reveals nobody who is registered. Only the mail to the owner says
      // more.
      sendMemberMailInBackground(ctx, isNew ? 'join' : 'reset', member, language)
      return { mailSent: true }
    },
  })

  if (!api.ctx.config.testCalls) return
  call(api, '/_test/social', {
    member: 'none',
    body: v.object({ email: nameText() }),
    handler: async ({ ctx, body, request }) => {
      refuseForeignOrigins(ctx, request)
      await verifySocialAddress(ctx, body.email)
      return true
    },
  })
}
