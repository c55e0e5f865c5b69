import type { Host } from '@croupier/shared/host'
import { forgetDepositDrafts } from './deposit-draft.ts'

const STORE = 'croupier.purchases'
const MAX_KEPT = 50

/**
 * Tells of a deposit that the API calls successful: once an order, in all tabs and after reloads (D25). What was typed
 * for it is done with.
 * The Purchase event names USD, as the specification says. True when it was told now.
 */
export function tellPurchase(host: Host, deposit: { orderId: string; amount: string; currency: string }): boolean {
  const { orderId, amount, currency } = deposit
  const told = readTold()
  if (told.includes(orderId)) return false
  writeTold([...told, orderId].slice(-MAX_KEPT))
  forgetDepositDrafts()
  host.events.emit('deposit:succeeded', { orderId, amount, currency })
  host.events.emit('analytics:event', { name: 'Purchase', amount, currency: 'USD', id: orderId })
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
    // Storage may be full or forbidden: then the event may be told again after a reload.
  }
}
