import { join } from 'node:path'
import { readBuilt, entryOf } from '../../tools/releases/built.ts'
import { copyToStore } from '../../tools/releases/copy.ts'
import { decideRelease, decideRollback, type Decision } from '../../tools/releases/decide.ts'
import { findVersion, type ReleaseDocument } from '../../tools/releases/document.ts'
import type { JournalLine } from '../../tools/releases/journal.ts'
import { publish } from '../../tools/releases/publish.ts'
import { openStore } from '../../tools/releases/store.ts'
import type { Teams } from './teams.ts'

/** Releases and rollbacks of the cashier without a process of their own each, nor their checks: many in a short time. */
export interface Shipper {
  /** Copies a built folder to its address; gives its version. */
  bring(folder: string): Promise<string>
  /** Gives a version that is there a share of the visitors. */
  release(version: string, traffic: number): Promise<void>
  rollback(): Promise<void>
}

type Decide = (document: ReleaseDocument, journal: readonly JournalLine[]) => Decision

export function shipperOf({ folder, cashier }: Teams): Shipper {
  const store = openStore(join(folder, 'data'))
  const entries = new Map<string, ReturnType<typeof entryOf>>()
  const change = async (what: 'release' | 'rollback', decide: Decide) => {
    await publish(store, (document, journal) => {
      const decision = decide(document, journal)
      if ('refused' in decision) throw new Error(decision.refused)
      return { document: decision.document, deeds: [{ what, remote: 'cashier', version: decision.version }] }
    })
  }
  return {
    async bring(dist) {
      const built = readBuilt('cashier', dist)
      await copyToStore(store, built)
      entries.set(built.version, entryOf(built, cashier, new Date().toISOString()))
      return built.version
    },
    release: (version, traffic) =>
      change('release', (document) => {
        const entry = findVersion(document, 'cashier', version) ?? entries.get(version)!
        return decideRelease(document, 'cashier', entry, traffic)
      }),
    rollback: () =>
      change('rollback', (document, journal) => decideRollback(document, journal, 'cashier', undefined, () => true)),
  }
}
