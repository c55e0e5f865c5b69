import type { ApiService } from '@croupier/shared/host'
import * as v from 'valibot'

const nothing = { schema: v.unknown() }

/** POST /sys/member/mail/forgot/send. */
export async function sendForgotMail(api: ApiService, usernameOrEmail: string): Promise<void> {
  await api.post('/sys/member/mail/forgot/send', { usernameOrEmail }, nothing)
}

/** POST /sys/member/password/change, for the member who is logged in. */
export async function changePassword(api: ApiService, id: number, password: string, repassword: string): Promise<void> {
  await api.post('/sys/member/password/change', { id, password, repassword }, nothing)
}

/** POST /sys/member/password/reset, with the token of a mail (D4). */
export async function resetPassword(
  api: ApiService,
  token: string,
  password: string,
  repassword: string,
): Promise<void> {
  await api.post('/sys/member/password/reset', { token, password, repassword }, nothing)
}
