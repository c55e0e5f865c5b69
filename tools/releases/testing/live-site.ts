import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { Store } from '../store.ts'

interface LiveSite {
  /** Where the cashier's files are served. */
  readonly origin: string
  /** The page's Content-Security-Policy. */
  readonly policy?: string
}

/** Sets SHELL_URL to a site that lists the store's key, offers what `built` needs, and serves the cashier's files. */
export function liveSite(store: Store, { origin, policy }: LiveSite): void {
  vi.stubEnv('SHELL_URL', 'https://casino.example/')
  const offer = { releaseKeys: [store.signer.line], shared: { react: '19.3.1' }, hostApi: 1, hostApiMinor: 1 }
  const answerTo = (url: URL): Response => {
    if (url.href === 'https://casino.example/')
      return new Response('<p>', { headers: policy ? { 'content-security-policy': policy } : {} })
    if (url.origin === 'https://casino.example')
      return url.pathname === '/remotes.json' ? new Response(null, { status: 404 }) : Response.json(offer)
    const file = join(store.folder, 'cashier', url.pathname)
    return url.origin === origin && existsSync(file)
      ? new Response(readFileSync(file))
      : new Response(null, { status: 404 })
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) => Promise.resolve(answerTo(new URL(String(address)))))
}
