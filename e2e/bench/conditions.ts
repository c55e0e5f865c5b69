import type { BrowserContextOptions, CDPSession } from '@playwright/test'
import { openLink } from './link.ts'

const SPEED = { bytesPerSecond: 200_000, roundTrip: 150 }

/** A link and a machine; what is left out is this machine's own. */
export interface Conditions {
  readonly name: string
  readonly processor?: number
  /** As DevTools slows a page's requests down: each waits for itself, connections cost nothing. */
  readonly throttle?: typeof SPEED
  /** The proxy of a link that connections have to be made on. */
  readonly proxy?: string
}

/** Measures under each of the conditions, one after the other; what is asked for is in use for that time alone. */
export async function underEach(measure: (conditions: Conditions) => Promise<void>): Promise<void> {
  const phone = { name: '4x slower processor, 1.6 Mbit/s, 150 ms', processor: 4 }
  await measure({ ...phone, throttle: SPEED })
  const { server, close } = await openLink(SPEED)
  await measure({ ...phone, name: `${phone.name}, with connections`, proxy: server }).finally(close)
  await measure({ name: 'unthrottled' })
}

/** How a profile under these conditions reaches the site. */
export function wayOf({ proxy }: Conditions): BrowserContextOptions {
  // Without the exception, a browser asks its own machine past every proxy.
  return proxy ? { proxy: { server: proxy, bypass: '<-loopback>' } } : {}
}

/** Slows this page down. */
export async function slowDown(session: CDPSession, { processor, throttle }: Conditions): Promise<void> {
  if (processor) await session.send('Emulation.setCPUThrottlingRate', { rate: processor })
  if (!throttle) return
  const { bytesPerSecond: rate, roundTrip: latency } = throttle
  const speed = { offline: false, latency, downloadThroughput: rate, uploadThroughput: rate }
  await session.send('Network.emulateNetworkConditions', speed)
}
