import { internalPath } from './internal-path.ts'

/**
 * As `internalPath`, but knows a place of the site as the address bar shows it as well: the document's own address with a
 * hash. With another query it is the document loaded anew, and not inside.
 * @param ownAddress the document's address
 */
export function placeInside(value: unknown, ownAddress: string = location.href): string | null {
  const own = ownAddress.replace(/[?#].*/, '')
  return internalPath(typeof value === 'string' && value.startsWith(own) ? value.slice(own.length) || '/' : value)
}
