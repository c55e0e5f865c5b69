import type { Host } from '@croupier/shared/host'
import { readStoredList, writeStored } from '@croupier/shared/storage'

const STORE = 'croupier.purchases'
const MAX_KEPT = 50
/** How long a tab keeps its lock: what it stores, another tab can read only a moment later. */
const LOCK_HELD_MS = 5000
/** The orders that this page has announced, since storage may be forbidden. */
const announcedHere = new Set<string>()

/**
 * Announces a deposit that the API calls successful: once per order, across all tabs and reloads (D25). The Purchase
 * event names USD, as the specification says; it is not sent if the amount is unknown.
 */
export function announcePurchase(host: Host, deposit: Purchase): void {
  // Two tabs that learn of the deposit at the same moment would both find it not announced yet, hence a lock. Browsers
  // have locks in secure contexts only.
  const { locks } = navigator as Partial<Navigator>
  if (!locks) return void announceOnce(host, deposit)
  const claim = locks.request(`${STORE}.${deposit.orderId}`, { ifAvailable: true }, async (lock) => {
    if (lock && announceOnce(host, deposit)) await new Promise((resolve) => setTimeout(resolve, LOCK_HELD_MS))
  })
  // Where all cookies are blocked, the lock request fails.
  void claim.catch(() => announceOnce(host, deposit))
}

interface Purchase {
  readonly orderId: string
  /** Decimal text; empty, like the currency, if unknown. */
  readonly amount: string
  readonly currency: string
}

/** Announces the deposit unless this page knows that it was announced. Returns true if it was announced now. */
function announceOnce(host: Host, { orderId, amount, currency }: Purchase): boolean {
  const announced = readStoredList(STORE)
  if (announcedHere.has(orderId) || announced.includes(orderId)) return false
  announcedHere.add(orderId)
  // If storage is full or forbidden, the event may be sent again after a reload, or in another tab.
  writeStored(STORE, JSON.stringify([...announced, orderId].slice(-MAX_KEPT)))
  host.events.emit('deposit:succeeded', { orderId, amount, currency })
  // The operator sends the member a message that the deposit has arrived.
  host.events.emit('news:changed', {})
  if (amount) host.events.emit('analytics:event', { name: 'Purchase', amount, currency: 'USD', id: orderId })
  return true
}

/** Calls the listener when another tab announces a deposit, until `signal` aborts. */
export function subscribeToPurchases(listener: () => void, signal: AbortSignal): void {
  addEventListener('storage', ({ key }) => key === STORE && listener(), { signal })
}
