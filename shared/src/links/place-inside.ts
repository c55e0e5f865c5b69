import { internalPath } from './internal-path.ts'

/**
 * As `internalPath`, but also takes a place of the site as the address bar shows it: the document's own address with a
 * hash. With a query in between it would load the document again, and is not inside.
 * @param ownAddress the document's address
 */
export function placeInside(value: unknown, ownAddress: string = location.href): string | null {
  const own = ownAddress.replace(/[?#].*/, '')
  return internalPath(typeof value === 'string' && value.startsWith(own) ? value.slice(own.length) || '/' : value)
}
