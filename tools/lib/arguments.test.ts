import { spawnSync } from 'node:child_process'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { requireRemote, readArguments } from './arguments.ts'
import { root } from './paths.ts'

const before = process.argv
afterEach(() => {
  process.argv = before
  vi.unstubAllEnvs()
})
const read = (words: readonly string[], takesWords = true) => {
  process.argv = ['node', 'command.ts', ...words]
  return readArguments('help', { to: { type: 'string' } }, takesWords)
}

describe('the command line', () => {
  it('is parsed into options and a remote', () => {
    const { values, positionals } = read(['cashier', '--to', '1.2'])
    expect(values.to).toBe('1.2')
    expect(requireRemote(positionals, 'npm run rollback')).toBe('cashier')
  })

  it.each([
    [['--to', ''], '--to is empty'],
    [['--too', 'x'], 'Unknown option'],
    [['--to'], 'argument missing'],
  ])('is refused: %j', (words, why) => {
    expect(() => read(words)).toThrow(why)
  })

  it('is refused with a word where the command takes none', () => {
    expect(() => read(['extra'], false)).toThrow("Unexpected argument 'extra'")
  })
})

describe('an option that npm took, because -- was forgotten', () => {
  const readAll = (words: readonly string[]) => {
    process.argv = ['node', 'command.ts', ...words]
    vi.stubEnv('npm_lifecycle_event', 'release')
    const text = { type: 'string' } as const
    return readArguments('help', { traffic: text, to: text, version: text, 'same-number': { type: 'boolean' } }).values
  }

  it.each([
    ['traffic', '10', ['games'], '--traffic went to npm'],
    ['traffic', '10', ['games'], 'npm run release -- games --traffic 10'],
    ['traffic', 'true', ['games', '10'], 'npm run release -- … --traffic …'],
    ['traffic', '', ['games'], '--traffic went to npm'],
    ['to', 'ca1a', ['games'], '--to went to npm'],
    ['token_description', 'ca1a', ['games'], 'npm run release -- games --to ca1a'],
    ['same_number', 'true', [], 'npm run release -- --same-number'],
  ])('is refused: npm_config_%s=%j, %j', (variable, value, words, why) => {
    vi.stubEnv(`npm_config_${variable}`, value)
    expect(() => readAll(words)).toThrow(why)
  })

  it.each(['', 'false'])('is accepted if it asks for nothing: npm_config_same_number=%j', (value) => {
    vi.stubEnv('npm_config_same_number', value)
    expect(readAll(['games'])).toEqual({})
  })

  it('is accepted from the command line, whatever variables a pipeline sets', () => {
    for (const name of ['traffic', 'version', 'loglevel', 'tag', 'token']) vi.stubEnv(`npm_config_${name}`, 'x')
    vi.stubEnv('NPM_CONFIG_TO', 'x')
    expect(readAll(['games', '--traffic=10'])).toMatchObject({ traffic: '10' })
    expect(readAll(['games', '--traffic', '10'])).toMatchObject({ traffic: '10' })
  })

  // npm 11 expands the second one to an option of its own. Neither names a remote: nothing could be released.
  it.each([
    ['release', 'traffic'],
    ['rollback', 'to'],
  ])('is refused by the npm of this machine: npm run %s --%s=10', { timeout: 60_000 }, (command, option) => {
    const typed = ['run', command, `--${option}=10`]
    const { status, stderr } = spawnSync('npm', typed, { cwd: root, encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, expect.stringContaining(`--${option} went to npm, not to this command`)])
  })
})
