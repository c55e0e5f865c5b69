import { createDraft } from '@croupier/shared/forms'
import type { LoginValues } from '@croupier/shared/forms'

/**
 * The username, kept for the forgot-password screen, for the return from it, and when the pop-up is left by navigating
 * away.
 */
export const loginDraft = createDraft<LoginValues>(['password'])
