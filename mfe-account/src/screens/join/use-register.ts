import { plainName } from '@croupier/shared/forms'
import { isRefusal } from '@croupier/shared/api'
import { useHost } from '@croupier/shared/host'
import { checkRegistration } from '../../api/registration.ts'
import { storedCode } from '../../state/invitation-codes.ts'
import { useWelcome } from '../../state/use-welcome.ts'
import { useText } from '../../words.ts'
import { joinDraft } from './draft.ts'
import { toRegistration, type RegistrationValues } from './registration-form.ts'

/**
 * Usernames whose registration got no answer; kept until the page is reloaded, for the pop-up may be closed in between.
 */
const unansweredUsernames = new Set<string>()

/**
 * Returns a function that registers: pre-check, agreement, then the call (AC-04). If the answer is lost, the account
 * may exist already, and a second attempt would be refused because the name is taken: so the next attempt first tries
 * to log in. Resolves with false if the agreement is missing, once the dialog about that was closed. Throws why the
 * registration was refused.
 */
export function useRegister(ticket: string, leave: () => void): (values: RegistrationValues) => Promise<boolean> {
  const host = useHost()
  const text = useText()
  const welcome = useWelcome(leave)

  const logInIfAlreadyRegistered = async ({ username, password }: RegistrationValues) => {
    const name = plainName(username)
    if (!unansweredUsernames.has(name)) return null
    return host.session.signIn('/sys/auth/login', { username: name, password, type: 'MEMBER' }).catch(() => null)
  }
  const register = async (values: RegistrationValues) => {
    const registration = toRegistration(values, ticket, storedCode('rcode'))
    await checkRegistration(host.api, registration)
    if (!values.agreed) {
      await host.feedback.alert({ message: text('join.agreeRequired') })
      return null
    }
    try {
      return await host.session.signIn('/sys/auth/register', registration)
    } catch (error) {
      if (isRefusal(error)) unansweredUsernames.delete(plainName(values.username))
      else unansweredUsernames.add(plainName(values.username))
      throw error
    }
  }
  return async (values) => {
    const user = (await logInIfAlreadyRegistered(values)) ?? (await register(values))
    if (!user) return false
    joinDraft.forget()
    welcome(user)
    return true
  }
}
