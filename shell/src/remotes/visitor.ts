import { readStored, writeStored } from '@croupier/shared/storage'

const KEY = 'croupier.visitor'

/** A random id of this browser, used only to choose versions: it never leaves the page. */
export function visitorId(): string {
  const stored = readStored(KEY)
  if (stored) return stored
  const numbers = crypto.getRandomValues(new Uint32Array(4))
  const id = Array.from(numbers, (word) => word.toString(36)).join('')
  writeStored(KEY, id)
  return id
}
