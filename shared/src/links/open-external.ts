import { safeUrl } from './safe-url.ts'

/**
 * Opens an address in a new tab that cannot reach back (security.md 9). False when it was refused.
 * Windows of payments report back to their opener: they are opened by the cashier, not by this.
 */
export function openExternal(value: unknown): boolean {
  const url = safeUrl(value)
  if (!url) return false
  window.open(url.href, '_blank', 'noopener,noreferrer')
  return true
}
