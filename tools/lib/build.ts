import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { federationRuntime, sharedPackages } from '../../shared/build/share.ts'
import { CONTRACT_FILE } from '../releases/read-built.ts'
import { writeCopies } from './compressed-copies.ts'
import { contractHash, contractNumber } from './contract.ts'
import { inputsHash } from './inputs.ts'
import { withLock } from './lock.ts'
import { bundles, root } from './paths.ts'
import { run } from './run.ts'

interface Target {
  readonly name: string
  readonly inputs: readonly string[]
  readonly output: string
  readonly command: readonly string[]
  /** Whether a file that names its contract is written beside the bundle's files. */
  readonly contract?: boolean
  /** A folder that is copied into the bundle unchanged. */
  readonly assets?: string
}

const sources = ['shared/src', 'shared/build']
const targets: readonly Target[] = [
  ...bundles.map(({ name, folder }) => ({
    name,
    inputs: [folder, 'shared/contract.txt', ...sources],
    contract: true,
    output: join(folder, 'dist'),
    command: ['shared/build/run-webpack.ts', join(root, folder)],
    ...(name === 'shell' ? { assets: join('shell', 'public') } : {}),
  })),
  {
    name: 'vendor',
    inputs: ['sandbox/src/vendor'],
    output: join('sandbox', 'dist', 'vendor'),
    command: ['sandbox/src/vendor/build.ts'],
  },
]

export const buildable: readonly string[] = targets.map(({ name }) => name)

/**
 * Builds what changed since its last build, two at a time. Throws with the names of builds that failed or do not exist.
 */
export async function build(names: readonly string[] = buildable): Promise<void> {
  const unknown = names.filter((name) => !buildable.includes(name))
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}. There are: ${buildable.join(', ')}`)
  const queue = targets.filter(({ name, command }) => names.includes(name) && existsSync(join(root, command[0]!)))
  const failed: string[] = []
  const worker = async () => {
    for (let target = queue.shift(); target; target = queue.shift()) {
      if (!(await buildOne(target))) failed.push(target.name)
    }
  }
  await Promise.all([worker(), worker()])
  if (failed.length > 0) throw new Error(`the build of ${failed.join(', ')} failed: see the messages above`)
}

/**
 * The versions of the shared packages and the federation runtime that the shell offers, or the ranges that a remote
 * needs.
 */
function packageVersions(name: string): Record<string, Record<string, string>> {
  const all = Object.entries({ ...sharedPackages(), ...federationRuntime() })
  const fieldOfEach = (field: 'version' | 'requiredVersion') =>
    Object.fromEntries(all.map(([key, shared]) => [('shareKey' in shared && shared.shareKey) || key, shared[field]]))
  return name === 'shell' ? { shared: fieldOfEach('version') } : { needs: fieldOfEach('requiredVersion') }
}

/**
 * Writes beside the bundle's files for which contract it was built: a release compares the shell's with the remote's.
 */
async function writeContract(name: string, folder: string): Promise<void> {
  const contract = { ...(await contractNumber()), contract: contractHash(), ...packageVersions(name) }
  writeFileSync(join(folder, CONTRACT_FILE), `${JSON.stringify(contract)}\n`)
}

async function buildOne(target: Target): Promise<boolean> {
  return withLock(`build-${target.name}`, async () => {
    const digest = inputsHash(target.inputs)
    const recorded = join(root, target.output, '.inputs')
    if (existsSync(recorded) && readFileSync(recorded, 'utf8') === digest) return true
    // A build that fails or is interrupted may have changed files already: the recorded hash of the inputs is no longer
    // valid.
    rmSync(recorded, { force: true })
    const startedAt = Date.now()
    const { code } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', ...target.command])
    if (code !== 0) return false
    if (target.assets) cpSync(join(root, target.assets), join(root, target.output), { recursive: true })
    mkdirSync(join(root, target.output), { recursive: true })
    if (target.contract) await writeContract(target.name, join(root, target.output))
    if (target.name === 'shell') await writeCopies(join(root, target.output), ['.br'])
    writeFileSync(recorded, digest)
    console.log(`built ${target.name} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
    return true
  })
}
