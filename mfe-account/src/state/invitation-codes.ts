import { INVITATION_STORE } from '@croupier/shared/host'

/** A code of an invitation link, as stored by the shell (D5). Empty where there is none. */
export function storedCode(name: keyof typeof INVITATION_STORE): string {
  try {
    return localStorage.getItem(INVITATION_STORE[name]) ?? ''
  } catch {
    return ''
  }
}

/**
 * Removes the stored codes after a registration that ends with an e-mail. After one that logs in, the shell removes
 * them on `member:registered`.
 */
export function forgetCodes(): void {
  try {
    for (const key of Object.values(INVITATION_STORE)) localStorage.removeItem(key)
  } catch (error) {
    console.warn('the invitation code cannot be removed', error)
  }
}

/** Both codes, for calls to which they are optional: only those that are stored. */
export function storedCodes(): { invitorCode?: string; recommendCode?: string } {
  const [invitorCode, recommendCode] = [storedCode('code'), storedCode('rcode')]
  return { ...(invitorCode && { invitorCode }), ...(recommendCode && { recommendCode }) }
}
