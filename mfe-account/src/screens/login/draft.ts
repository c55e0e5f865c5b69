import { createDraft } from '@croupier/shared/forms'

/** Who is logging in: kept for the forgotten password, for the way back, and where the pop-up was left by the way. */
export const loginDraft = createDraft<{ username: string; password: string }>(['password'])
