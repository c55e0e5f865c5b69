/** `npm start [-- --reset]`: builds what changed and brings up the whole site until Ctrl-C. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from '../lib/arguments.ts'
import { build } from '../lib/build.ts'
import { fail } from '../lib/fail.ts'
import { dataDir } from '../lib/paths.ts'
import { stopOnExit } from '../site/stop-on-exit.ts'
import { checkPorts, sitePort } from '../site/ports.ts'
import { siteFile } from '../site/site-config.ts'
import { claimData, startSite } from '../site/start-site.ts'

const HELP = `npm start [-- --reset]

Builds what changed and brings up the whole site on localhost, until Ctrl-C. PORT, DATA_DIR and SITE: see README.md.

  --reset  begins with fresh data: deletes this machine's members, money and releases
  --help`

/** What a local site stores. DATA_DIR may be a folder with other things in it: those stay. */
const SITE_DATA = ['db', 'dev', 'releases', 'release-key.pem', 'tester-key.txt', 'tester-key.running']

try {
  const { values } = readArguments(HELP, { reset: { type: 'boolean' } }, false)
  const port = sitePort()
  // Problems of the site's file are reported before data is deleted or anything is built.
  siteFile()
  await checkPorts(port)
  claimData(dataDir)
  if (values.reset) {
    if (process.env['DATABASE_URL']) throw new Error('--reset empties the embedded database only; drop yours by hand.')
    for (const name of SITE_DATA) rmSync(join(dataDir, name), { recursive: true, force: true })
    console.log('starting with fresh data')
  }
  console.log('building what changed …')
  await build()
  console.log('starting the sandbox (product API, payment providers, game vendor) …')
  const site = await startSite({ port, dataDir })
  console.log(`payment providers ${site.origins.providers[0]}`)
  console.log(`game vendor       ${site.origins.vendors[0]}`)
  console.log(`product API       ${site.origins.api}`)
  console.log(`ready ${site.origins.shell}`)
  stopOnExit(site)
} catch (error) {
  fail(error)
}
