import { createDraft } from '@croupier/shared/forms'
import type { RegistrationValues } from './registration-form.ts'

/** What was entered before the pop-up was closed by the way; Close itself and a finished registration forget it. */
export const joinDraft = createDraft<RegistrationValues>(['password', 'repassword', 'verifyCode', 'agreed'])
