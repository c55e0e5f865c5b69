/** `npm run release-key [-- --new file]`: the public part of the key that signs releases. */
import { existsSync } from 'node:fs'
import { readArguments, userPath } from '../lib/arguments.ts'
import { fail } from '../lib/fail.ts'
import { dataDir } from '../lib/paths.ts'
import { storeFolder } from '../releases/store.ts'
import { currentTesterKey, keyFile, loadSigner, makeKey, rawKey } from '../releases/keys.ts'

const HELP = `npm run release-key [-- --new file]

Prints the public part of the key that signs the releases, which belongs into "releaseKeys" of the site's file with the
remotes that it may ship behind it ("<key> cashier vip", or "<key> all"), and the key of this machine's testers. The
private key is the file that RELEASE_KEY_FILE names; without it, one beside the store, made at first use.

  --new <file>  makes a new private key there (readable by its owner alone) and prints its public part
  --help`

try {
  const { values } = readArguments(HELP, { new: { type: 'string' } }, false)
  if (values.new) {
    const file = userPath(values.new)
    if (existsSync(file)) throw new Error(`${values.new} exists already: a key is never written over.`)
    makeKey(file)
    process.env['RELEASE_KEY_FILE'] = file
  }
  const { keyId, line } = loadSigner(storeFolder(dataDir))
  console.log(`private key  ${keyFile(storeFolder(dataDir))}\nkey id       ${keyId}\npublic key   ${rawKey(line)}`)
  // Not printed with a new key, which is meant for another place: the tester's key of this machine would be copied
  // along.
  if (!values.new)
    console.log(
      `tester's key ${currentTesterKey(dataDir)} (on this machine's site: /?try=cashier@<version>#/?key=<this>)`,
    )
  console.log(`\nFor the site's config: "releaseKeys": ["${line}"]`)
  console.log('A key that one team alone has names its remotes instead of all: cashier vip')
} catch (error) {
  fail(error)
}
