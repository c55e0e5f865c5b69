import { brotliDecompressSync, brotliCompressSync, constants } from 'node:zlib'
import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test'

export interface LoadedFile {
  readonly url: string
  readonly kind: 'document' | 'script' | 'style' | 'font' | 'image' | 'data' | 'other'
  /** Bytes on the wire, compressed as they were sent, without headers. */
  readonly bytes: number
}

export interface PageLoad {
  readonly files: readonly LoadedFile[]
  /** Milliseconds after navigation began. */
  readonly firstPaint: number
  readonly largestPaint: number
  readonly layoutShift: number
}

/** A link and a machine; undefined stands for this machine's own. */
export interface Conditions {
  readonly processor?: number
  readonly link?: { readonly bytesPerSecond: number; readonly latency: number }
}

/** What a cheap phone has: 4x slower processor, 1.6 Mbit/s, 150 ms. */
export const CHEAP_PHONE: Conditions = { processor: 4, link: { bytesPerSecond: 200_000, latency: 150 } }
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
}

const kinds: Readonly<Record<string, LoadedFile['kind']>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
  XHR: 'data',
  Fetch: 'data',
}

/** Opens an address in a fresh profile with an empty cache and waits until the page is quiet. */
export async function loadPage(browser: Browser, url: string, conditions: Conditions = {}): Promise<PageLoad> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const files = await watchFiles(session)
    await slowDown(session, conditions)
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'load' })
    await page.locator('#section-top').waitFor()
    await page.waitForLoadState('networkidle')
    const timings = await page.evaluate(() => (window as unknown as { bench: Timings }).bench)
    return { files: files(), ...timings }
  } finally {
    await context.close()
  }
}

interface Timings {
  firstPaint: number
  largestPaint: number
  layoutShift: number
}

/** Runs in the page, before everything else. */
function observe(): void {
  const bench: Timings = { firstPaint: 0, largestPaint: 0, layoutShift: 0 }
  Object.assign(window, { bench })
  const on = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') bench.firstPaint = entry.startTime
  })
  on('largest-contentful-paint', (entry) => {
    bench.largestPaint = entry.startTime
  })
  on('layout-shift', (entry) => {
    bench.layoutShift += (entry as unknown as { value: number }).value
  })
}

export async function slowDown(session: CDPSession, { processor, link }: Conditions): Promise<void> {
  if (processor) await session.send('Emulation.setCPUThrottlingRate', { rate: processor })
  if (!link) return
  const { bytesPerSecond, latency } = link
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

async function watchFiles(session: CDPSession): Promise<() => LoadedFile[]> {
  const found = new Map<string, { url: string; kind: LoadedFile['kind']; bytes: number }>()
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (/^https?:/.test(request.url)) found.set(requestId, { url: request.url, kind: kinds[type ?? ''] ?? 'other', bytes: 0 })
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const file = found.get(requestId)
    if (file) file.bytes += encodedDataLength
  })
  return () => [...found.values()]
}

/** The size of bytes as a server at its best sends them. */
export function brotliSize(bytes: Buffer): number {
  const size = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  return Math.min(size, bytes.length)
}

export const unpack = (bytes: Buffer): Buffer => brotliDecompressSync(bytes)
