// Runs on the Node that npm runs on (20 or newer): installs the packages of the lock file, then runs the script with the
// pinned Node, which is one of those packages.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const marker = join(root, 'node_modules', '.croupier-install')
const packages = ['', 'shell', 'mfe-account', 'mfe-games', 'mfe-cashier', 'mfe-vip', 'shared', 'sandbox', 'e2e']
const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...packages.map((name) => join(name, 'package.json'))]

function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

function install() {
  const wanted = inputs.reduce((hash, file) => hash.update(readFileSync(join(root, file))), createHash('sha256'))
  const digest = `${process.platform}-${process.arch}-${wanted.digest('hex')}`
  const installed = existsSync(marker) ? readFileSync(marker, 'utf8') : ''
  if (installed === digest && existsSync(join(root, 'node_modules', '.bin', 'node'))) return
  console.log('installing packages (once, and after each change of the lock file) …')
  const done = spawnSync('npx', ['-y', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    stdio: ['ignore', process.env['CI'] ? 'ignore' : 'inherit', 'inherit'],
    env: { ...process.env, CI: 'true' },
  })
  if (done.status !== 0) fail('The packages could not be installed. Is the npm registry reachable? Then try again.')
  writeFileSync(marker, digest)
}

const [major] = process.versions.node.split('.')
if (Number(major) < 20) fail(`Node ${process.versions.node} is too old: install Node 20 or newer.`)
install()
const [script, ...rest] = process.argv.slice(2)
const node = join(root, 'node_modules', '.bin', 'node')
const env = { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH']}` }
// On Ctrl-C the child ends itself; this process only waits for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)
const child = spawn(node, ['--disable-warning=ExperimentalWarning', join(root, script), ...rest], {
  cwd: root,
  // Through the IPC channel each process notices when the other is gone, for whatever reason.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env,
})
process.on('SIGTERM', () => child.kill('SIGTERM'))
if (process.channel) process.on('disconnect', () => child.kill('SIGTERM'))
// npm runs this process in a shell that forwards no signals. If that shell is gone, a supervisor has ended npm.
if (process.env['npm_lifecycle_event']) {
  const shell = process.ppid
  setInterval(() => process.ppid === shell || child.kill('SIGTERM'), 500).unref()
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
