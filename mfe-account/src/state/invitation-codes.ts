/** The codes of an invitation link, as the shell keeps them (D5). Empty where none came. */
export function storedCode(kind: 'inviteCode' | 'recommendCode'): string {
  try {
    return localStorage.getItem(`croupier.${kind}`) ?? ''
  } catch {
    return ''
  }
}

/** Both as a registration sends them, where a call takes them besides what it asks for: only those that came. */
export function storedCodes(): { invitorCode?: string; recommendCode?: string } {
  const [invitorCode, recommendCode] = [storedCode('inviteCode'), storedCode('recommendCode')]
  return { ...(invitorCode && { invitorCode }), ...(recommendCode && { recommendCode }) }
}
