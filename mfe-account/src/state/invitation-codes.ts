import { INVITATION_STORE } from '@croupier/shared/host'

/** One code of an invitation link, as the shell keeps it (D5). Empty where none came. */
export function storedCode(name: keyof typeof INVITATION_STORE): string {
  try {
    return localStorage.getItem(INVITATION_STORE[name]) ?? ''
  } catch {
    return ''
  }
}

/** Both as a registration sends them, where a call takes them besides what it asks for: only those that came. */
export function storedCodes(): { invitorCode?: string; recommendCode?: string } {
  const [invitorCode, recommendCode] = [storedCode('code'), storedCode('rcode')]
  return { ...(invitorCode && { invitorCode }), ...(recommendCode && { recommendCode }) }
}
