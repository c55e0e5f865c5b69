/** Publishes one version, in a separate process: `publish-one.ts <data folder> <remote> <code>`. */
import { entryOf } from '../read-built.ts'
import { copyToStore } from '../copy-to-store.ts'
import { withShare } from '../document.ts'
import { publish } from '../publish.ts'
import { openStore } from '../store.ts'
import { built } from './sample.ts'

const [dataDir, remote, code] = process.argv.slice(2) as [string, string, string]
const store = openStore(dataDir)
const one = built(dataDir, remote, code)
await copyToStore(store, one)
await publish(store, (document) => ({
  document: withShare(document, remote, entryOf(one, `https://${remote}.example`, new Date().toISOString()), 100),
  actions: [{ what: 'release', remote, version: one.version }],
}))
console.log(one.version)
