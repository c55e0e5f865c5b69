import { expect } from '@playwright/test'
import { execFile } from 'node:child_process'
import { appendFileSync, cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startSeparateSite } from './separate-site.ts'

const root = join(import.meta.dirname, '..', '..')
const run = promisify(execFile)

export interface CommandResult {
  readonly code: number
  readonly output: string
}

/** A site for one test with its own store, and the commands that a team types. */
export interface Teams {
  /** Holds all its files; removed at the end. */
  readonly folder: string
  readonly shell: string
  readonly cashier: string
  readonly api: string
  /** The version that `npm start` published. */
  readonly first: string
  /** A folder like another build of the cashier. */
  build(name: string): string
  /** `npm run <command>` with this site's store. */
  npm(...args: string[]): Promise<CommandResult>
  /** `npm` with another team's key. */
  withKey(file: string): Teams['npm']
  /** The current shares of the cashier's versions in the document. */
  shares(): Promise<Record<string, number>>
  stop(): Promise<void>
}

interface ListedVersion {
  readonly metadata: { readonly version: string }
  readonly deployment: { readonly traffic: number }
}

/**
 * Starts such a site with `npm start` from the existing builds, at a port offset from the test's; `keys` makes the key
 * variables from its folder.
 */
export async function startTeams(
  offset = 50,
  keys: (folder: string) => NodeJS.ProcessEnv = () => ({}),
): Promise<Teams> {
  const { folder, env, at, stop } = await startSeparateSite(offset, 'tools/commands/start.ts', (siteFolder) => ({
    env: keys(siteFolder),
  }))
  const shell = at(0)
  const shares = async () => {
    const answer = await fetch(`${shell}/remotes.json`)
    const { microFrontends } = (await answer.json()) as { microFrontends: Record<string, ListedVersion[]> }
    const served = microFrontends['croupier/cashier']!.filter(({ deployment }) => deployment.traffic > 0)
    return Object.fromEntries(served.map(({ metadata, deployment }) => [metadata.version, deployment.traffic]))
  }
  return {
    folder,
    shell,
    cashier: at(3),
    api: at(10),
    first: Object.keys(await shares())[0]!,
    shares,
    build: (name) => variant(folder, name),
    npm: (...args) => npm(args, env),
    withKey:
      (file) =>
      (...args) =>
        npm(args, { ...env, RELEASE_KEY_FILE: file }),
    stop,
  }
}

/** A copy of the built cashier with a changed entry: another version that works like the first. */
function variant(folder: string, name: string): string {
  const copy = join(folder, name)
  cpSync(join(root, 'mfe-cashier', 'dist'), copy, { recursive: true, filter: (file) => !file.endsWith('.map') })
  const entry = readdirSync(copy).find((file) => /^remoteEntry\..*\.js$/.test(file))!
  appendFileSync(join(copy, entry), `\n// ${name}\n`)
  return copy
}

async function npm(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  try {
    const { stdout, stderr } = await run('npm', ['run', '--silent', ...args], { cwd: root, env })
    return { code: 0, output: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, output: stdout + stderr }
  }
}

/** Awaits a command that has to succeed; returns its output. */
export async function expectSuccess(ran: Promise<CommandResult>): Promise<string> {
  const { code, output } = await ran
  expect(code, output).toBe(0)
  return output
}
