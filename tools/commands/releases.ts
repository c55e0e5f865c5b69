/** `npm run releases [-- remote] [--restore]`: who runs what, since when. */
import { readArguments } from '../lib/arguments.ts'
import { fail } from '../lib/fail.ts'
import { dataDir, remoteNames } from '../lib/paths.ts'
import { readJournal } from '../releases/journal.ts'
import { withLiveKeys } from '../releases/open-store.ts'
import { restore } from '../releases/release.ts'
import { openStore, readSigned, trustedKeys } from '../releases/store.ts'
import { journalTable, keysTable, releasesTable } from '../releases/release-tables.ts'

const HELP = `npm run releases [-- remote] [options]

Shows which version of which remote visitors get, with which share, since when, by whom, for which contract and signed
with which key; below it, what each key signs for. With the name of a remote: its listed versions without visitors too,
and what was done to it.

  --restore  brings the last document back that a trusted key signed, when the present one was damaged
  --help`

try {
  const { values, positionals } = readArguments(HELP, { restore: { type: 'boolean' } })
  const store = await withLiveKeys(openStore(dataDir))
  const unknown = positionals.filter((name) => !remoteNames.includes(name))
  if (unknown.length > 0)
    throw new Error(`There is no remote ${unknown.join(', ')}. There are: ${remoteNames.join(', ')}`)
  if (values.restore) await restore(store)
  const journal = readJournal(store.folder)
  const keys = trustedKeys(store.signer)
  console.log(releasesTable(readSigned(store), keys, journal, positionals))
  console.log(`\n${keysTable(keys, store.signer)}`)
  if (positionals.length > 0) console.log(`\n${journalTable(journal, positionals)}`)
} catch (error) {
  fail(error)
}
