import * as v from 'valibot'
import { Refusal } from '../errors.ts'
import { findByName } from '../members/find.ts'
import { sendMemberMailWithTimeout } from '../members/mails.ts'
import { registerMember } from '../members/register.ts'
import { checkRegistration, registrationSchema } from '../members/registration.ts'
import { sessionUser } from '../members/view.ts'
import { refuseRestricted } from '../operator/access.ts'
import { verifyPassword } from '../security/passwords.ts'
import { endSession, prolongSession, startSession, startSessionByPassword, tokenOf } from '../security/sessions.ts'
import { clearAttempts, countAttempt } from '../security/login-throttle.ts'
import { useCode } from '../security/verify-code.ts'
import { nameText, optionalText, secret } from './fields.ts'
import { call } from './route.ts'
import type { Api } from './route.ts'

/** Share of the rate limit, as guesses go through many names: 120 a minute where an address may make 6,000 requests. */
const RATE_SHARE = 50

/** Who is playing: session, registration, login, logout (site.md 4 and 7). */
export function authCalls(api: Api): void {
  call(api, '/sys/auth/token/info', {
    member: 'required',
    evenDisabled: true,
    handler: ({ ctx, member, request }) => sessionUser(ctx.db, member, tokenOf(request)),
  })

  call(api, '/sys/auth/token/refresh', {
    member: 'required',
    evenDisabled: true,
    handler: async ({ ctx, request }) => {
      const token = tokenOf(request)!
      await prolongSession(ctx, token)
      return { token }
    },
  })

  call(api, '/sys/auth/checkRegister1', {
    member: 'none',
    rateShare: RATE_SHARE,
    body: registrationSchema,
    handler: async ({ ctx, body, request }) => {
      await refuseRestricted(ctx, request)
      await checkRegistration(ctx, body)
      return true
    },
  })

  call(api, '/sys/auth/register', {
    member: 'none',
    rateShare: RATE_SHARE,
    body: registrationSchema,
    handler: async ({ ctx, body, language, request }) => {
      await refuseRestricted(ctx, request)
      // The picture code is checked first: every attempt uses it up, whatever else is wrong.
      const { ticket, verifyCode } = body
      if (!(await useCode(ctx, { ticket, ip: request.ip }, verifyCode)))
        throw new Refusal('auth.codeWrong').at('verifyCode')
      const checked = await checkRegistration(ctx, body)
      if (!body.agreed) throw new Refusal('auth.agree').at('agreed')
      const member = await registerMember(ctx, checked)
      const mailSent = await sendMemberMailWithTimeout(ctx, 'activate', member, language)
      return { ...(await sessionUser(ctx.db, member, await startSession(ctx, member.id))), mailSent }
    },
  })

  call(api, '/sys/auth/login', {
    member: 'none',
    rateShare: RATE_SHARE,
    body: v.object({ username: nameText(), password: secret(), type: optionalText(20) }),
    handler: async ({ ctx, body, request: { ip } }) => {
      const member = await findByName(ctx.db, body.username)
      const attempt = { name: body.username, ip }
      await countAttempt(ctx, attempt)
      const isRight = await verifyPassword(body.password, member?.passwordHash ?? null)
      if (!isRight || !member) throw new Refusal('auth.loginFailed')
      if (!member.enabled) throw new Refusal('member.disabled')
      const token = await startSessionByPassword(ctx, member)
      if (!token) throw new Refusal('auth.loginFailed')
      await clearAttempts(ctx, attempt)
      return sessionUser(ctx.db, member, token)
    },
  })

  call(api, '/sys/auth/logout', {
    member: 'none',
    handler: async ({ ctx, request }) => {
      const token = tokenOf(request)
      if (token) await endSession(ctx, token)
    },
  })
}
