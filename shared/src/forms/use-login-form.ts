import { errorMessage, isRefusal } from '../api/index.ts'
import { useHost } from '../host/index.ts'
import { required } from './checks.ts'
import { plainName } from './plain-name.ts'
import { useOrderedForm } from './use-ordered-form.ts'
import type { OrderedForm } from './use-ordered-form.ts'

export type LoginValues = { username: string; password: string }

/** The messages that a login form shows, in the current language. */
interface LoginFormMessages {
  readonly usernameRequired: string
  readonly passwordRequired: string
  /** For a failure that brings no message of its own. */
  readonly failed: string
}

/**
 * The fields of a login (AC-13; D7 in the query area), with `typed` in them at first. A submit signs the member in and
 * tells the promotions; what comes after is for the screen to decide. A failure is a toast.
 */
export function useLoginForm(messages: LoginFormMessages, typed?: Partial<LoginValues>): OrderedForm<LoginValues> {
  const host = useHost()
  const toast = (message: string) => host.feedback.toast(message, 'error')
  const form = useOrderedForm<LoginValues>({
    defaults: { username: '', password: '', ...typed },
    checks: [required('username', messages.usernameRequired), required('password', messages.passwordRequired)],
    onInvalid: toast,
    onSubmit: async ({ username, password }) => {
      const body = { username: plainName(username), password, type: 'MEMBER' }
      const user = await host.session.signIn('/sys/auth/login', body)
      // Somebody else may have logged in before the response came.
      if (host.session.get()?.id === user?.id) host.events.emit('promotion:message', { reason: 'login' })
    },
    onError: (error) => {
      // Somebody has logged in meanwhile.
      if (host.session.get()) return
      const message = errorMessage(error, messages.failed)
      toast(message)
      // If the refusal names no field, it is shown at the password, which is where the player looks to type it again.
      if (isRefusal(error) && !error.field) form.fail('password', message)
    },
  })
  return form
}
