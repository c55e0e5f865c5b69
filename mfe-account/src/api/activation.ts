import type { ApiService } from '@croupier/shared/host'
import * as v from 'valibot'

/** An operator that only confirms success has activated the account now. */
const activated = v.fallback(v.object({ already: v.optional(v.boolean(), false) }), { already: false })
/** An operator that only confirms success has sent a mail. */
const sent = v.fallback(v.picklist(['sent', 'already', 'tooMany']), 'sent')

/**
 * POST /sys/member/mail/join/activate, with the token of a mail (D4). Returns whether the account was active before.
 */
export async function activateAccount(api: ApiService, token: string): Promise<'done' | 'already'> {
  const options = { schema: activated, indicator: false }
  const { already } = await api.post('/sys/member/mail/join/activate', { token }, options)
  return already ? 'already' : 'done'
}

/** POST /sys/member/mail/join/send: sends the activation mail again. Returns whether it was sent, or why not. */
export function resendActivation(api: ApiService, id: number): Promise<'sent' | 'already' | 'tooMany'> {
  return api.post('/sys/member/mail/join/send', { id }, { schema: sent })
}
