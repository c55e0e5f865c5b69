import { createDraft, type Draft } from '@croupier/shared/forms'
import { storedCode } from '../../state/invitation-codes.ts'
import type { RegistrationValues } from './registration-form.ts'

const draft = createDraft<RegistrationValues>(['password', 'repassword', 'verifyCode', 'agreed'])

/**
 * What was entered before the pop-up was closed by navigating away; Close and a finished registration delete it. The
 * code of an invitation link is not part of it: the most recent link's code is used, unless the player typed another.
 */
export const joinDraft: Draft<RegistrationValues> = {
  ...draft,
  read(host) {
    const { invitorCode, ...rest } = draft.read(host)
    return { ...rest, invitorCode: invitorCode || storedCode('code') }
  },
  keep(values, host) {
    const isFromLink = values.invitorCode === storedCode('code')
    draft.keep(isFromLink ? { ...values, invitorCode: '' } : values, host)
  },
}
