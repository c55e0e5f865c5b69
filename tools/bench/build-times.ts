import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { copyCheckout } from '../lib/copy-checkout.ts'
import type { Measurement, Row } from './measure.ts'
import { lastResult } from './result.ts'
import { port } from './site.ts'

const TESTS = 'npm test'

/**
 * Seconds that the developer's commands take in a fresh copy of the checkout, as after a clone; packages come from
 * pnpm's store if they are there. `npm test` runs only `withTests`; otherwise its last figure is kept, with its date.
 */
export async function buildTimes(folder: string, withTests: boolean): Promise<Measurement> {
  const copy = join(folder, 'clone')
  copyCheckout(copy)
  const rows: Row[] = []
  const cold = await startTime(copy)
  rows.push({ what: 'cold npm start, until ready', seconds: cold.ready })
  rows.push({ what: 'of it, packages installed', seconds: cold.installed })
  rows.push({ what: 'of it, everything built', seconds: cold.built })
  rows.push({ what: 'warm npm start, until ready', seconds: (await startTime(copy)).ready })
  rows.push({ what: 'npm run build, nothing changed', seconds: await commandTime(copy, 'tools/commands/build.ts') })
  appendFileSync(join(copy, 'mfe-games', 'src', 'module.ts'), '\nexport const changed = Date.now()\n')
  rows.push({ what: 'npm run build, one remote changed', seconds: await commandTime(copy, 'tools/commands/build.ts') })
  if (withTests) {
    const seconds = await commandTime(copy, 'tools/commands/test.ts', true)
    rows.push({ what: TESTS, seconds, measured: new Date().toISOString().slice(0, 10) })
  } else rows.push(lastTestsRow())
  return { rows }
}

function lastTestsRow(): Row {
  const row = lastResult()['build']?.rows.find(({ what }) => what === TESTS)
  return row ?? { what: TESTS, measured: 'not yet: npm run bench -- build --with-tests' }
}

/** Starts what an npm script of the copy runs. */
function command(copy: string, script: string, isQuiet: boolean): ChildProcess {
  const { NODE_ENV: _, DATA_DIR: __, ...rest } = process.env
  const env = { ...rest, PORT: String(port), CI: 'true' }
  const stdio = ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'] as const
  return spawn(process.execPath, [join(copy, 'tools', 'bootstrap.mjs'), script], { cwd: copy, env, stdio: [...stdio] })
}

async function commandTime(copy: string, script: string, mayFail = false): Promise<number> {
  const began = Date.now()
  const child = command(copy, script, false)
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0 && !mayFail) throw new Error(`${script} ended with ${code}: see the messages above`)
  return secondsSince(began)
}

/** Seconds until each message of `npm start`; it is stopped after the last one. */
async function startTime(copy: string): Promise<{ installed: number; built: number; ready: number }> {
  const began = Date.now()
  const child = command(copy, 'tools/commands/start.ts', true)
  child.stderr!.resume()
  const ended = once(child, 'exit')
  let [building, starting, ready] = [0, 0, 0]
  for await (const line of createInterface({ input: child.stdout! })) {
    if (line.startsWith('building')) building = secondsSince(began)
    if (line.startsWith('starting')) starting = secondsSince(began)
    if (line.startsWith('ready')) {
      ready = secondsSince(began)
      child.kill('SIGTERM')
    }
  }
  await ended
  if (ready === 0) throw new Error('the copy of the site did not start')
  return { installed: building, built: Math.round((starting - building) * 10) / 10, ready }
}

const secondsSince = (began: number) => Math.round((Date.now() - began) / 100) / 10
