import { afterEach, describe, expect, it } from 'vitest'
import { requireRemote, readArguments } from './arguments.ts'

const before = process.argv
afterEach(() => {
  process.argv = before
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
