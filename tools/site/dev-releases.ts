import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContractNumber } from '../lib/contract.ts'
import { integrityOf } from '../releases/read-built.ts'
import { emptyDocument, withVersions, type ListedVersion, type ReleaseDocument } from '../releases/document.ts'
import { signDocument, type Store } from '../releases/store.ts'
import { verifiedDocument, type SignedText } from '../releases/verified.ts'
import { devFolder, type DevBuilds } from './dev-builds.ts'
import type { Releases } from './releases.ts'
import type { Origins } from './site-config.ts'

/** What `npm run dev` watches, and how open pages are notified. */
export interface Dev {
  readonly names: readonly string[]
  readonly contract: ContractNumber
  readonly builds: DevBuilds
}

/** The path below which a watched remote's files are served. */
export const DEV_PATH = '/dev/'

/**
 * The releases, with the watched remotes' current builds instead of their released versions. The store is not changed,
 * and the document keeps its date, so that browsers accept the store's own document again afterwards.
 */
export function devReleases(store: Store, released: Releases, origins: Origins, dev: Dev): Releases {
  const current = (): SignedText | undefined => {
    const signed = released.current()
    // This key signs the whole document and would thereby vouch for parts that no known key signed: leave those out.
    const document = signed ? verifiedDocument(released.keys.releaseKeys, signed) : emptyDocument
    const shown = dev.names.reduce((next, name) => withBuild(next, name, origins, dev), document)
    return signDocument(store.signer, shown, { issued: signed?.signature.issued, before: signed })
  }
  return {
    ...released,
    current,
    raw(name) {
      const signed = current()
      return name === 'remotes.json' ? signed?.text : JSON.stringify(signed?.signature)
    },
  }
}

/** Replaces a watched remote by its current build; until the first build is done, it stays the released version. */
function withBuild(document: ReleaseDocument, name: string, origins: Origins, dev: Dev): ReleaseDocument {
  const entry = dev.builds.of(name)?.entry
  if (!entry) return document
  const version: ListedVersion = {
    url: `${origins.remotes[name]}${DEV_PATH}${entry}`,
    metadata: { integrity: integrityOf(readFileSync(join(devFolder(name), entry))), version: 'dev' },
    deployment: { traffic: 100, default: true },
    extras: { ...dev.contract, exposed: './module', size: 0, released: new Date(0).toISOString() },
  }
  return withVersions(document, name, [version])
}
