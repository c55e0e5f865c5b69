import { afterEach, describe, expect, it, vi } from 'vitest'
import { namedKeys } from '../releases/keys.ts'
import { sitePort } from '../site/ports.ts'
import { remoteOrigin } from '../site/site-config.ts'
import { oneRemote, readArguments } from './arguments.ts'

const before = process.argv
afterEach(() => {
  process.argv = before
  vi.unstubAllEnvs()
})
const read = (words: readonly string[], takesWords = true) => {
  process.argv = ['node', 'command.ts', ...words]
  return readArguments('help', { to: { type: 'string' } }, takesWords)
}

describe('the words of a command', () => {
  it('are its options and its remote', () => {
    const { values, positionals } = read(['cashier', '--to', '1.2'])
    expect(values.to).toBe('1.2')
    expect(oneRemote(positionals, 'npm run rollback')).toBe('cashier')
  })

  it.each([
    [['--to', ''], '--to is empty'],
    [['--too', 'x'], 'Unknown option'],
    [['--to'], 'argument missing'],
  ])('are refused: %j', (words, why) => {
    expect(() => read(words)).toThrow(why)
  })

  it('are none where it takes none', () => {
    expect(() => read(['extra'], false)).toThrow("Unexpected argument 'extra'")
  })
})

describe('the settings of a machine', () => {
  it('are checked before anything is done with them', () => {
    vi.stubEnv('RELEASE_KEYS', 'garbage')
    expect(() => namedKeys()).toThrow('garbage is no public key')
    vi.stubEnv('RELEASE_KEYS', ` ${'A'.repeat(43)}= , `)
    expect(namedKeys()).toEqual([`${'A'.repeat(43)}=`])
    expect(remoteOrigin('https://{remote}.example.com/', 'vip')).toBe('https://vip.example.com')
    for (const bad of ['nonsense', 'https://example.com', '{remote}']) expect(() => remoteOrigin(bad, 'vip')).toThrow('REMOTE_ORIGIN is')
    expect(sitePort('')).toBe(4000)
    for (const bad of ['abc', '0', '99999', '4000.5']) expect(() => sitePort(bad)).toThrow('PORT is')
  })
})
