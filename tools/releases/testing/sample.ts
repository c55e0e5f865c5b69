import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONTRACT_FILE, readBuilt, type Built } from '../read-built.ts'
import type { ListedVersion } from '../document.ts'
import { openStore, type Store } from '../store.ts'

/** A temporary store with its own key; `remove` deletes both. */
export function temporaryStore(): Store & { readonly dataDir: string; remove(): void } {
  const dataDir = mkdtempSync(join(tmpdir(), 'croupier-store-'))
  const store = openStore(dataDir)
  return { ...store, dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

/** A folder like a build's output, of a remote whose code is the given text. */
export function builtFolder(dataDir: string, remote: string, code: string): string {
  const folder = mkdtempSync(join(dataDir, `${remote}-`))
  mkdirSync(join(folder, 'assets'))
  const manifest = {
    name: `croupier_${remote}`,
    metaData: { buildInfo: { buildVersion: '1.2.0' }, remoteEntry: { name: 'remoteEntry.js' } },
    shared: [{ name: 'react', version: '19.3.1', requiredVersion: '^19.0.0' }],
    exposes: [{ path: './module' }],
  }
  writeFileSync(join(folder, 'mf-manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'mf-stats.json'), '{}')
  writeFileSync(join(folder, CONTRACT_FILE), JSON.stringify({ hostApi: 1, hostApiMinor: 0, contract: 'c' }))
  writeFileSync(join(folder, 'remoteEntry.js'), code)
  writeFileSync(join(folder, 'remoteEntry.js.map'), 'the sources')
  writeFileSync(join(folder, 'assets', 'card.svg'), '<svg/>')
  return folder
}

export function built(dataDir: string, remote: string, code: string): Built {
  return readBuilt(remote, builtFolder(dataDir, remote, code))
}

/** A version's entry in the document, without its share. */
export function entry(version: string, released = new Date().toISOString()): Omit<ListedVersion, 'deployment'> {
  return {
    url: `https://cashier.example/${version}/remoteEntry.js`,
    metadata: { integrity: `sha384-${'A'.repeat(64)}`, version },
    extras: { hostApi: 1, hostApiMinor: 0, exposed: './module', size: 1, released },
  }
}
