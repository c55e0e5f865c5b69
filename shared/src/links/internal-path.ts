import { parsedUrl } from './parsed-url.ts'
import { addressText, hidesForbidden } from './address-text.ts'

/**
 * An address inside the site, as the router's path ('/article?id=5'), or null. Takes '/x', '#/x' and '/#/x'
 * (links of banners and articles, backurl: RT-22). Absolute, protocol-relative, script: null.
 */
export function internalPath(value: unknown): string | null {
  const text = addressText(value)
  if (text === null) return null
  const path = text.replace(/^\/?#/, '')
  if (!/^\/(?!\/)/.test(path) || path.includes('#')) return null
  if (hidesForbidden(path) || /^\/(?:[./]|%2e|%2f|%252f)*(?:\/|%2f|%252f)/i.test(path)) return null
  const url = parsedUrl(path, 'https://internal.invalid')
  if (!url || url.origin !== 'https://internal.invalid' || url.pathname.startsWith('//')) return null
  return url.pathname + url.search
}
