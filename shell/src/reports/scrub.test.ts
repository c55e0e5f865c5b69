import { describe, expect, it } from 'vitest'
import { scrubbed } from './scrub.ts'

describe('a reported message', () => {
  it.each([
    [new TypeError('x is not a function'), 'TypeError: x is not a function'],
    ['no mail to jane.doe@mail.example', 'no mail to [mail]'],
    ['GET https://a.example/x?token=abc failed', 'GET https://a.example/x?… failed'],
    ['card 4242424242424242', 'card [number]'],
    ['card 3782 822463 10005 or 4242-4242-4242-4242', 'card [number] or [number]'],
    ['bearer eyJhbGciOi.eyJzdWIi.c2ln', 'bearer [token]'],
    ['session 0f3a9bb27c5e4d1f8a6b2c3d', 'session [token]'],
    ['ChunkLoadError: chunk.13abad2ab7.js', 'ChunkLoadError: chunk.13abad2ab7.js'],
  ])('%s → %s', (reason, text) => expect(scrubbed(reason)).toBe(text))

  it('stays short', () => expect(scrubbed('x '.repeat(1000))).toHaveLength(300))

  it('is cut between words, at the maximum length', () => {
    expect(scrubbed(`failed ${'x'.repeat(100_000)}`)).toBe('failed …')
    expect(scrubbed(`data:${'x'.repeat(990)}jane.doe@mail.example`)).toBe('…')
    expect(scrubbed('x'.repeat(1_000))).toBe('x'.repeat(300))
  })
})
