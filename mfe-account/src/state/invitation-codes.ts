/** The codes of an invitation link, as the shell keeps them (D5). Empty where none came. */
export function storedCode(kind: 'inviteCode' | 'recommendCode'): string {
  try {
    return localStorage.getItem(`croupier.${kind}`) ?? ''
  } catch {
    return ''
  }
}
