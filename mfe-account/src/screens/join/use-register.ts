import { isApiError } from '@croupier/shared/api'
import { useHost } from '@croupier/shared/host'
import { useRef } from 'react'
import { checkRegistration } from '../../api/registration.ts'
import { storedCode } from '../../state/invitation-codes.ts'
import { useText } from '../../words.ts'
import { joinDraft } from './draft.ts'
import { toRegistration, type RegistrationValues } from './registration-form.ts'
import { useWelcome } from './use-welcome.ts'

/**
 * Registers: pre-check, agreement, then the call (AC-04). Where its answer was lost, the account may be there already,
 * and a second try would be told that its name is taken: the next one logs in first. Throws why it was refused.
 */
export function useRegister(ticket: string): (values: RegistrationValues) => Promise<void> {
  const host = useHost()
  const text = useText()
  const welcome = useWelcome()
  const isAnswerLost = useRef(false)

  const madeBefore = async ({ username, password }: RegistrationValues) => {
    if (!isAnswerLost.current) return null
    return host.session.signIn('/sys/auth/login', { username: username.trim(), password, type: 'MEMBER' }).catch(() => null)
  }
  const make = async (values: RegistrationValues) => {
    const registration = toRegistration(values, ticket, storedCode('recommendCode'))
    await checkRegistration(host.api, registration)
    if (!values.agreed) {
      await host.feedback.alert({ message: text('join.agreeRequired') })
      return null
    }
    try {
      return await host.session.signIn('/sys/auth/register', registration)
    } catch (error) {
      isAnswerLost.current = isApiError(error) && error.kind === 'network'
      throw error
    }
  }
  return async (values) => {
    const user = (await madeBefore(values)) ?? (await make(values))
    if (!user) return
    joinDraft.forget()
    welcome(user)
  }
}
