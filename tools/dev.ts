/** `npm run dev [-- name …]`: builds, serves and watches; open pages reload by themselves after a change. */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './lib/build.ts'
import { fail } from './lib/fail.ts'
import { bundles, root } from './lib/paths.ts'
import { DevReload } from './site/dev-reload.ts'
import { startSite } from './site/start-site.ts'

const wanted = process.argv.slice(2)
const watched = bundles.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

try {
  await build()
  const port = Number(process.env['PORT'] ?? 4000)
  const site = await startSite({ port, dataDir: process.env['DATA_DIR'] ?? join(root, '.data'), dev: new DevReload() })
  // What the watchers write is for developing: the next start builds these bundles anew.
  for (const { folder } of watched) rmSync(join(root, folder, 'dist', '.inputs'), { force: true })
  const compilers = watched.map(({ folder }) =>
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'shared/build/run-webpack.ts', join(root, folder), '--watch'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'development' },
    }),
  )
  console.log(`ready ${site.origins.shell}`)
  process.once('SIGINT', () => {
    for (const compiler of compilers) compiler.kill()
    void site.stop().then(() => process.exit(0))
  })
} catch (error) {
  fail(error)
}
