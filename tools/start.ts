/** `npm start [-- --reset]`: builds what changed and brings up the whole site until Ctrl-C. */
import { rmSync } from 'node:fs'
import { build } from './lib/build.ts'
import { fail } from './lib/fail.ts'
import { dataDir } from './lib/paths.ts'
import { endWith } from './site/end-with.ts'
import { checkPorts } from './site/ports.ts'
import { startSite } from './site/start-site.ts'

const port = Number(process.env['PORT'] ?? 4000)

try {
  await checkPorts(port)
  if (process.argv.includes('--reset')) {
    if (process.env['DATABASE_URL']) throw new Error('--reset empties the embedded database only; drop yours by hand.')
    rmSync(dataDir, { recursive: true, force: true })
    console.log('starting with fresh data')
  }
  console.log('building what changed …')
  await build()
  console.log('starting the sandbox (product API, payment providers, game vendor) …')
  const site = await startSite({ port, dataDir })
  console.log(`payment providers ${site.origins.providers}`)
  console.log(`game vendor       ${site.origins.vendor}`)
  console.log(`product API       ${site.origins.api}`)
  console.log(`ready ${site.origins.shell}`)
  endWith(site)
} catch (error) {
  fail(error)
}
