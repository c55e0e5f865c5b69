import { plainName } from '@croupier/shared/forms'
import { isRefusal } from '@croupier/shared/api'
import { useHost } from '@croupier/shared/host'
import { checkRegistration } from '../../api/registration.ts'
import { storedCode } from '../../state/invitation-codes.ts'
import { useText } from '../../words.ts'
import { joinDraft } from './draft.ts'
import { toRegistration, type RegistrationValues } from './registration-form.ts'
import { useWelcome } from './use-welcome.ts'

/**
 * Usernames whose registration got no answer; kept until the page is reloaded, for the pop-up may be closed in between.
 */
const open = new Set<string>()

/**
 * Registers: pre-check, agreement, then the call (AC-04). Where the answer was lost, the account may exist already, and
 * a second attempt would be told that its name is taken: so the next attempt first tries to log in. Returns false where
 * the agreement is missing, once the dialog about that was closed. Throws why the registration was refused.
 */
export function useRegister(ticket: string, leave: () => void): (values: RegistrationValues) => Promise<boolean> {
  const host = useHost()
  const text = useText()
  const welcome = useWelcome(leave)

  const madeBefore = async ({ username, password }: RegistrationValues) => {
    const name = plainName(username)
    if (!open.has(name)) return null
    return host.session.signIn('/sys/auth/login', { username: name, password, type: 'MEMBER' }).catch(() => null)
  }
  const make = async (values: RegistrationValues) => {
    const registration = toRegistration(values, ticket, storedCode('rcode'))
    await checkRegistration(host.api, registration)
    if (!values.agreed) {
      await host.feedback.alert({ message: text('join.agreeRequired') })
      return null
    }
    try {
      return await host.session.signIn('/sys/auth/register', registration)
    } catch (error) {
      if (isRefusal(error)) open.delete(plainName(values.username))
      else open.add(plainName(values.username))
      throw error
    }
  }
  return async (values) => {
    const user = (await madeBefore(values)) ?? (await make(values))
    if (!user) return false
    joinDraft.forget()
    welcome(user)
    return true
  }
}
