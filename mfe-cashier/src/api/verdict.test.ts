import { describe, expect, it } from 'vitest'
import { fromCashWord, fromNumber, fromWord } from './verdict.ts'

describe('the words of providers (D14)', () => {
  it('become one of ours at the edge', () => {
    expect([fromWord('true'), fromWord('false'), fromWord('wait'), fromWord('')]).toEqual([
      'succeeded',
      'failed',
      'pending',
      'pending',
    ])
    expect([fromCashWord('false'), fromCashWord('true'), fromCashWord('wait')]).toEqual([
      'succeeded',
      'failed',
      'pending',
    ])
    expect([10, 0, 20, 30, 99].map(fromNumber)).toEqual(['succeeded', 'pending', 'failed', 'canceled', 'pending'])
  })
})
