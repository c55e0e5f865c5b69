import type { BrowserContextOptions, CDPSession } from '@playwright/test'
import { openLink } from './link.ts'

const SPEED = { bytesPerSecond: 200_000, roundTrip: 150 }

/** A network link and a processor speed; what is left out is not slowed down. */
export interface Conditions {
  readonly name: string
  readonly processor?: number
  /** DevTools' throttling: each request is delayed on its own, and connections cost nothing. */
  readonly throttle?: typeof SPEED
  /** The proxy of a simulated link on which connections have to be established. */
  readonly proxy?: string
}

/** Measures under each of the conditions in sequence; the proxy runs only during its measurement. */
export async function forEachCondition(measure: (conditions: Conditions) => Promise<void>): Promise<void> {
  const phone = { name: '4x slower processor, 1.6 Mbit/s, 150 ms', processor: 4 }
  await measure({ ...phone, throttle: SPEED })
  const { server, close } = await openLink(SPEED)
  await measure({ ...phone, name: `${phone.name}, with connections`, proxy: server }).finally(close)
  await measure({ name: 'unthrottled' })
}

/** The proxy settings of a browser context under these conditions. */
export function proxyOptions({ proxy }: Conditions): BrowserContextOptions {
  // By default, a browser bypasses every proxy for localhost.
  return proxy ? { proxy: { server: proxy, bypass: '<-loopback>' } } : {}
}

/** Applies the slower processor and DevTools' throttling to this page. */
export async function slowDown(session: CDPSession, { processor, throttle }: Conditions): Promise<void> {
  if (processor) await session.send('Emulation.setCPUThrottlingRate', { rate: processor })
  if (!throttle) return
  const { bytesPerSecond: rate, roundTrip: latency } = throttle
  const speed = { offline: false, latency, downloadThroughput: rate, uploadThroughput: rate }
  await session.send('Network.emulateNetworkConditions', speed)
}
