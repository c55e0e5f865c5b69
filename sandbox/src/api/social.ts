import * as v from 'valibot'
import { Refusal } from '../errors.ts'
import { createMember } from '../members/create.ts'
import { findByName } from '../members/find.ts'
import { sendLetter } from '../members/letters.ts'
import { isEmail } from '../members/rules.ts'
import { refuseRestricted } from '../operator/access.ts'
import { text } from './fields.ts'
import { call } from './route.ts'
import type { Api } from './route.ts'

/** Registration with a social account (D8): nobody has proved the address yet, so a mail decides. */
export function socialCalls(api: Api): void {
  call(api, '/sys/auth/faceBookRegister', {
    member: 'none',
    body: v.object({ email: text(254), firstName: text(), lastName: text() }),
    handler: async ({ ctx, body, language, request }) => {
      await refuseRestricted(ctx, request)
      if (!isEmail(body.email)) throw new Refusal('auth.emailInvalid')
      if (!body.firstName || !body.lastName) throw new Refusal('request.required')
      const known = await findByName(ctx.db, body.email)
      const member =
        known ?? (await createMember(ctx.db, { ...body, username: body.email, passwordHash: null }))
      // The same answer for a known address: it tells nobody who is registered here.
      if (member) await sendLetter(ctx, 'reset', member, language)
      return { mailSent: true }
    },
  })
}
