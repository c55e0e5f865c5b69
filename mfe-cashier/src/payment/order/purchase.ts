import type { Host } from '@croupier/shared/host'
import { forgetDepositDrafts } from '../form/deposit-draft.ts'

const STORE = 'croupier.purchases'
const MAX_KEPT = 50
/** How long a claim is held: what one tab stores, another reads a moment later. */
const HELD_MS = 5000
/** What this page has told of: storage may be forbidden. */
const toldHere = new Set<string>()

/**
 * Tells of a deposit that the API calls successful: once an order, in all tabs and after reloads (D25). What was typed
 * for it is done with.
 * The Purchase event names USD, as the specification says; there is none where nobody knows how much it was.
 */
export function tellPurchase(host: Host, deposit: Purchase): void {
  // Two tabs that hear of it at the same moment both find that it was not told. Browsers have locks on safe addresses.
  const { locks } = navigator as Partial<Navigator>
  if (!locks) return void tellOnce(host, deposit)
  const claim = locks.request(`${STORE}.${deposit.orderId}`, { ifAvailable: true }, async (lock) => {
    if (lock && tellOnce(host, deposit)) await new Promise((resolve) => setTimeout(resolve, HELD_MS))
  })
  // Where all cookies are blocked, a page has no locks either.
  void claim.catch(() => tellOnce(host, deposit))
}

interface Purchase {
  readonly orderId: string
  /** Decimal text; empty, as the currency is then, where nobody knows it. */
  readonly amount: string
  readonly currency: string
}

/** Tells of it unless it is known here that it was told; true when it was told now. */
function tellOnce(host: Host, { orderId, amount, currency }: Purchase): boolean {
  const told = readTold()
  if (toldHere.has(orderId) || told.includes(orderId)) return false
  toldHere.add(orderId)
  writeTold([...told, orderId].slice(-MAX_KEPT))
  forgetDepositDrafts()
  host.events.emit('deposit:succeeded', { orderId, amount, currency })
  // The operator writes to the member that it has arrived.
  host.events.emit('news:changed', {})
  if (amount) host.events.emit('analytics:event', { name: 'Purchase', amount, currency: 'USD', id: orderId })
  return true
}

/** Hears when another tab tells of a deposit, until `signal` says stop. */
export function hearPurchases(hear: () => void, signal: AbortSignal): void {
  addEventListener('storage', ({ key }) => key === STORE && hear(), { signal })
}

function readTold(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]')
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

function writeTold(orders: readonly string[]): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(orders))
  } catch {
    // Storage may be full or forbidden: then the event may be told again after a reload, or in another tab.
  }
}
