import { internalPath } from './internal-path.ts'

/**
 * As `internalPath`, but also takes a place of the site as the address bar shows it: the document's own address with a
 * hash. With a query in between it would load the document again, and is not inside.
 * @param documentAddress the document's address
 */
export function internalPathOfAddress(value: unknown, documentAddress: string = location.href): string | null {
  const base = documentAddress.replace(/[?#].*/, '')
  return internalPath(typeof value === 'string' && value.startsWith(base) ? value.slice(base.length) || '/' : value)
}
