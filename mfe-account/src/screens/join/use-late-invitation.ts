import type { OrderedForm } from '@croupier/shared/forms'
import { useEffect, useEffectEvent, useRef } from 'react'
import { storedCode } from '../../state/invitation-codes.ts'
import type { RegistrationValues } from './registration-form.ts'

/** Takes over the code of an invitation link that is followed in this tab after the form was rendered. */
export function useLateInvitation({ values, set }: OrderedForm<RegistrationValues>): void {
  const given = useRef(storedCode('code'))
  const follow = useEffectEvent(() => {
    const before = given.current
    given.current = storedCode('code')
    // A code that the player typed is kept.
    if (before !== given.current && values.invitorCode === before) set('invitorCode', given.current)
  })
  useEffect(() => {
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
}
