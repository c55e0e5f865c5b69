import { shortHash } from '@croupier/shared/api'
import type { Host } from '@croupier/shared/host'
import { isOrderId } from '@croupier/shared/payments'
import { readStored, writeStored } from '@croupier/shared/storage'
import { entityOf, type Query } from './query.ts'

/** The order that a page's query asks for, and the session of the member who places it. */
interface RequestedOrder {
  readonly provider: string
  readonly query: Query
  readonly session: Host['session']
}

const STORE = 'croupier.order.'
/** The keys of this page; where storage is forbidden they are all that is kept. */
const memoryKeys = new Map<string, string>()
let unsubscribe: (() => void) | undefined

const keyInQuery = ({ key }: Query) => (isOrderId(key) ? key : undefined)

/** The storage name of an order's key: a hash that reveals neither the order nor the member. */
const storageNameOf = ({ provider, query, session }: RequestedOrder) =>
  STORE + shortHash([session.get()?.id, provider, entityOf(query), keyInQuery(query)])

/** Whether this tab has that order's key already: a request with it is the same order. */
export const isKnownOrder = (order: RequestedOrder): boolean => storedKey(storageNameOf(order)) !== undefined

/**
 * The idempotency key that makes a reload the same order of this member: the one in the address, or a new one for an
 * address that was typed by hand. Kept until the member changes; from now on `isKnownOrder` is true.
 */
export function claimKey(order: RequestedOrder): string {
  const name = storageNameOf(order)
  const known = storedKey(name)
  if (known) return known
  const key = keyInQuery(order.query) ?? crypto.randomUUID()
  memoryKeys.set(name, key)
  // If storage is full or forbidden, a reload of this page is another order.
  writeStored(name, key, 'sessionStorage')
  const { session } = order
  const member = session.get()?.id
  unsubscribe ??= session.subscribe(() => session.get()?.id !== member && forgetKeys())
  return key
}

const storedKey = (name: string) => memoryKeys.get(name) ?? readStored(name, 'sessionStorage') ?? undefined

function forgetKeys(): void {
  unsubscribe?.()
  unsubscribe = undefined
  memoryKeys.clear()
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(STORE)) sessionStorage.removeItem(name)
  } catch {
    // Then none was kept.
  }
}
