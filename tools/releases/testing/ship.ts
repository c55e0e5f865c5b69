/**
 * Releases and rolls back the cashier without a process for each, and without the checks: `ship.ts <data folder>
 * <origin>`. Orders come in and results go out over the IPC channel. Ends with the process that started it.
 */
import { entryOf, readBuilt } from '../read-built.ts'
import { copyToStore } from '../copy-to-store.ts'
import { decideRelease, decideRollback, type Decision, type Undecided } from '../decide.ts'
import { findVersion, type ReleaseDocument } from '../document.ts'
import type { JournalLine } from '../journal.ts'
import { publish } from '../publish.ts'
import { openStore } from '../store.ts'

type Order = { bring: string } | { release: string; traffic: number } | { rollback: true }

const [dataDir, origin] = process.argv.slice(2) as [string, string]
const store = openStore(dataDir)
const entries = new Map<string, ReturnType<typeof entryOf>>()

async function change(
  what: 'release' | 'rollback',
  decide: (document: ReleaseDocument, journal: readonly JournalLine[]) => Decision | Undecided,
): Promise<string> {
  let version = ''
  await publish(store, (document, journal) => {
    const decision = decide(document, journal)
    if (!('document' in decision)) throw new Error(JSON.stringify(decision))
    version = decision.version
    return { document: decision.document, actions: [{ what, remote: 'cashier', version }] }
  })
  return version
}

async function follow(order: Order): Promise<string> {
  if ('bring' in order) {
    const built = readBuilt('cashier', order.bring)
    await copyToStore(store, built)
    entries.set(built.version, entryOf(built, origin, new Date().toISOString()))
    return built.version
  }
  if ('rollback' in order) {
    return change('rollback', (document, journal) =>
      decideRollback(document, journal, 'cashier', undefined, () => true),
    )
  }
  return change('release', (document) => {
    const entry = findVersion(document, 'cashier', order.release) ?? entries.get(order.release)!
    return decideRelease(document, 'cashier', entry, order.traffic)
  })
}

process.on('message', (order: Order) => {
  void follow(order).then(
    (version) => process.send?.({ version }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
