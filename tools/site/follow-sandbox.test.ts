import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { followSandbox } from './follow-sandbox.ts'
import { SandboxProcess } from './sandbox-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
const script = join(folder, 'cli.mjs')
const writeSandbox = (word: string) =>
  writeFileSync(
    script,
    `console.log(${JSON.stringify(word)})
     process.on('SIGTERM', () => process.exit(0))
     console.log('sandbox ready'); setInterval(() => {}, 1000)`,
  )

let end: (() => Promise<void>) | undefined
afterEach(async () => {
  await end?.()
  vi.restoreAllMocks()
})

describe('followSandbox', () => {
  it('restarts the sandbox after a change and a build of its games, and again after a failed start', async () => {
    const lines: unknown[] = []
    vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line))
    vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line))
    writeSandbox('first')
    const sandbox = new SandboxProcess(script, {})
    await sandbox.start()
    const prepare = vi.fn(() => Promise.resolve(lines.push('games')))
    const unfollow = followSandbox(folder, sandbox, prepare)
    end = async () => {
      await unfollow()
      await sandbox.stop()
    }
    const patience = { timeout: 20_000 }
    writeFileSync(join(folder, 'some.test.ts'), 'no part of it')
    writeFileSync(script, 'process.exit(3)')
    await vi.waitFor(
      () => expect(lines.at(-1)).toBe('The sandbox ended with code 3: see the messages above.'),
      patience,
    )
    writeSandbox('second')
    await vi.waitFor(() => expect(lines.at(-1)).toBe('the sandbox was restarted'), patience)
    expect(lines).toEqual([
      'first',
      'games',
      'The sandbox ended with code 3: see the messages above.',
      'games',
      'second',
      'the sandbox was restarted',
    ])
  })
})
