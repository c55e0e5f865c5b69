import type { Host } from '@croupier/shared/host'
import { safeUrl } from '@croupier/shared/links'
import { PAYMENT_WINDOW } from '@croupier/shared/payments'
import type { NextStep, WindowStep } from '../method.ts'
import { watchWindow, type PaymentWindow } from './open-windows.ts'

const FEATURES = 'popup,width=480,height=760'

/** The window of a provider whose order is made by a payment page of ours, from its query. */
export function orderingWindow(host: Host, provider: string, query: Record<string, string>): NextStep {
  const url = new URL(host.navigation.absolute(`/payment/${provider}/processing?${new URLSearchParams(query)}`))
  // The document at ?pay lets a provider's page keep its opener (cross-origin-opener-policy).
  url.search = '?pay'
  return { kind: 'window', url: url.href, orderId: null, makesOrder: true }
}

/** The URL if a payment window or frame may show it (the site's own origin or a provider of its config), else null. */
export function paymentAddress(host: Host, value: unknown): URL | null {
  const site = new URL(host.navigation.absolute('/'))
  return safeUrl(value, { allowedHosts: [site.origin, ...host.config.providerOrigins] })
}

/**
 * Opens a payment window that may report back, and watches it. Null if the address was refused or the browser blocks
 * the window.
 */
export function openPaymentWindow(host: Host, step: WindowStep): PaymentWindow | null {
  const url = paymentAddress(host, step.url)
  // A unique name each time: a second payment never takes over the window of the first.
  const name = PAYMENT_WINDOW + crypto.randomUUID()
  const popup = url && window.open(url.href, name, FEATURES)
  return popup && watchWindow(host, popup, name, step)
}
