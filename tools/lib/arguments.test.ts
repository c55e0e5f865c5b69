import { afterEach, describe, expect, it } from 'vitest'
import { oneRemote, readArguments } from './arguments.ts'

const before = process.argv
afterEach(() => {
  process.argv = before
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
