import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { root } from '../../lib/paths.ts'
import type { SiteFile } from '../site-config.ts'
import { brandFiles } from './files.ts'

const site = JSON.parse(readFileSync(join(root, 'shell', 'sites', 'harbour.json'), 'utf8')) as SiteFile

/** The worker of the second brand's site file, with these settings changed. */
async function workerOf(more = {}): Promise<string> {
  return String((await brandFiles(join(root, 'shell', 'public'), { ...site, ...more })).get('offline-worker.js'))
}

/**
 * Installs and activates this worker, as a browser does. `kept` holds its caches, each with the files requested for it.
 */
async function take(worker: string, kept: Map<string, string[]>): Promise<void> {
  const listeners = new Map<string, (event: object) => void>()
  const open = async (name: string) => ({ addAll: async (files: string[]) => kept.set(name, [...files]) })
  runInNewContext(worker, {
    URL,
    caches: { open, keys: async () => [...kept.keys()], delete: async (name: string) => kept.delete(name) },
    self: {
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
      registration: { scope: 'https://casino.example/' },
      clients: { claim: async () => undefined },
      skipWaiting: async () => undefined,
    },
  })
  for (const name of ['install', 'activate']) {
    const waits: Promise<unknown>[] = []
    listeners.get(name)?.({ waitUntil: (wait: Promise<unknown>) => waits.push(wait) })
    await Promise.all(waits)
  }
}

describe('the offline worker', () => {
  it('changes with name, theme or icon, and stays the same for the same brand', async () => {
    const worker = await workerOf()
    expect(await workerOf()).toBe(worker)
    const others = [{ name: 'Harbour Dusk' }, { theme: { '--accent': '#112233' } }, { colorScheme: 'dark' }]
    const all = [worker, ...(await Promise.all(others.map(workerOf)))]
    expect(new Set(all).size).toBe(all.length)
  })

  it("replaces the cached files of the old brand by all of the new one's", async () => {
    const kept = new Map([['somebody-else', ['a.png']]])
    await take(await workerOf(), kept)
    const [, old] = [...kept.keys()]
    expect(old).toMatch(/^croupier-offline-[0-9a-f]{10}$/)
    await take(await workerOf({ name: 'Harbour Dusk' }), kept)
    expect([...kept.keys()]).toEqual(['somebody-else', expect.stringMatching(/^croupier-offline-[0-9a-f]{10}$/)])
    expect(kept.has(old!)).toBe(false)
    expect([...kept.values()][1]).toEqual(['offline.html', 'offline.css', 'offline.js', 'icon.svg'])
  })
})
