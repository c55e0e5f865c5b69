import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../sandbox/src/testing/free-port.ts'
import { build } from '../lib/build.ts'
import { copyCheckout } from '../lib/copy-checkout.ts'
import { root } from '../lib/paths.ts'

const stages = readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8').split(/^(?=FROM )/m)

// Inside the checkout: on another disk, pnpm would use another package store.
let folder = ''
beforeAll(async () => {
  await build(['vendor'])
  mkdirSync(join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache', 'images-'))
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000)

/**
 * Builds the folder of an image: the checkout, with the packages that its stage installs. Returns it and the stage's
 * command.
 */
function image(name: string): { at: string; command: readonly string[] } {
  const stage = stages.find((each) => each.startsWith(`FROM source AS ${name}\n`)) ?? ''
  const [, filter = ''] = /^RUN sh deploy\/install-packages\.sh (\S+)/m.exec(stage) ?? []
  const [, command = '[]'] = /^CMD (.+)$/m.exec(stage) ?? []
  const at = join(folder, name)
  copyCheckout(at)
  const installed = spawnSync('sh', [join('deploy', 'install-packages.sh'), filter], { cwd: at, encoding: 'utf8' })
  expect(installed.status, installed.stderr).toBe(0)
  for (const [, what = ''] of stage.matchAll(/^COPY --from=build \/croupier\/\S+ (\S+)$/gm)) {
    cpSync(join(root, what), join(at, what), { recursive: true })
  }
  return { at, command: JSON.parse(command) as string[] }
}

/** Starts an image's command and returns its output up to the point where it contains `word`. */
async function firstWords(name: string, word: string, env: object, change = (part: string) => part): Promise<string> {
  const { at, command } = image(name)
  const child = spawn(process.execPath, command.slice(1).map(change), {
    cwd: at,
    env: { PATH: process.env['PATH'], ...env },
  })
  let said = ''
  try {
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
    await expect.poll(() => said.includes(word) || child.exitCode !== null, { timeout: 60_000 }).toBe(true)
    return said
  } finally {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
  }
}

it('the page server runs with the packages of its image', async () => {
  const site = join(folder, 'site')
  mkdirSync(site)
  writeFileSync(join(site, 'site.json'), JSON.stringify({ apiOrigin: 'http://localhost:1', releaseKeys: [] }))
  const socket = join(site, 'page.sock')
  const env = { SHELL_ROOT: site, STORE_ROOT: site }
  const said = await firstWords('page', 'the page is at', env, (part) => (part.startsWith('/srv') ? socket : part))
  expect(said).toBe(`the page is at ${socket}\n`)
}, 120_000)

it('the sandbox and its games run with the packages of its image', async () => {
  const env = { PORT: String(await freePort()), DATA_DIR: join(folder, 'data') }
  expect(await firstWords('api', 'sandbox ready', env)).toMatch(/^sandbox ready http:\S+\n$/)
}, 120_000)
