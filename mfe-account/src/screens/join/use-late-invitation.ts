import type { OrderedForm } from '@croupier/shared/forms'
import { useEffect, useEffectEvent, useRef } from 'react'
import { storedCode } from '../../state/invitation-codes.ts'
import type { RegistrationValues } from './registration-form.ts'

/** Takes over the code of an invitation link that is followed in this tab after the form was rendered. */
export function useLateInvitation({ values, set }: OrderedForm<RegistrationValues>): void {
  const prefilled = useRef(storedCode('code'))
  const adoptNewCode = useEffectEvent(() => {
    const previous = prefilled.current
    prefilled.current = storedCode('code')
    // A code that the player typed is kept.
    if (previous !== prefilled.current && values.invitorCode === previous) set('invitorCode', prefilled.current)
  })
  useEffect(() => {
    adoptNewCode()
    addEventListener('popstate', adoptNewCode)
    return () => removeEventListener('popstate', adoptNewCode)
  }, [])
}
