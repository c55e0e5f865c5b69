import { INVITATION_STORE } from '@croupier/shared/host'
import { readStored, writeStored } from '@croupier/shared/storage'

/** A code of an invitation link, as stored by the shell (D5). Empty where there is none. */
export const storedCode = (name: keyof typeof INVITATION_STORE): string => readStored(INVITATION_STORE[name]) ?? ''

/**
 * Removes the stored codes after a registration that ends with an e-mail. After one that logs in, the shell removes
 * them on `member:registered`.
 */
export function forgetCodes(): void {
  for (const key of Object.values(INVITATION_STORE)) writeStored(key, null)
}

/** Both codes, for calls to which they are optional: only those that are stored. */
export function storedCodes(): { invitorCode?: string; recommendCode?: string } {
  const [invitorCode, recommendCode] = [storedCode('code'), storedCode('rcode')]
  return { ...(invitorCode && { invitorCode }), ...(recommendCode && { recommendCode }) }
}
