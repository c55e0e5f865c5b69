/** `npm run release -- <remote> [--traffic n] [--dist folder] [--version v]`: builds, checks and publishes a remote. */
import { requireRemote, readArguments, userPath } from '../lib/arguments.ts'
import { fail } from '../lib/fail.ts'
import { dataDir } from '../lib/paths.ts'
import { raiseShare, release } from '../releases/release.ts'
import { openStore } from '../releases/store.ts'

const HELP = `npm run release -- <remote> [options]

Builds the remote, checks that it fits the live shell, runs its tests, copies it to an address of its own and
publishes it. The same version again with a larger --traffic only raises its share; with another REMOTE_ORIGIN it
gets that address, and keeps its share.

  --traffic <percent>  share of the visitors that get it (default 100: everyone)
  --dist <folder>      publish this built folder instead of building (the tests ran where it was built)
  --version <version>  raise the share of a listed version (a part of its name is enough, if it is the only one);
                       nothing is built
  --help

Where to: RELEASES_DIR (the store), RELEASE_KEY_FILE (the key), REMOTE_ORIGIN (https://{remote}.example.com),
SHELL_URL (the live shell). Without them: the site that npm start runs from this checkout.`

try {
  const { values, positionals } = readArguments(HELP, {
    traffic: { type: 'string' },
    dist: { type: 'string' },
    version: { type: 'string' },
  })
  const remote = requireRemote(positionals, 'npm run release')
  const traffic = Number(values.traffic ?? 100)
  if (!(traffic > 0 && traffic <= 100))
    throw new Error(`--traffic ${values.traffic}: a number above 0 and up to 100, in per cent.`)
  if (values.version && values.dist)
    throw new Error('--version is of a version that is listed, --dist of a new one: one of the two.')
  const store = openStore(dataDir)
  if (values.version) await raiseShare(store, remote, values.version, traffic)
  else await release(store, { remote, traffic, ...(values.dist ? { dist: userPath(values.dist) } : {}) })
} catch (error) {
  fail(error)
}
