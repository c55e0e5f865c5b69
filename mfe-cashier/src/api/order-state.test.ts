import { describe, expect, it } from 'vitest'
import { stateOfCashAppFlag, stateOfPollingStatus, stateOfProviderFlag } from './order-state.ts'

describe('a provider’s status (D14)', () => {
  it('becomes one of our order states', () => {
    expect([
      stateOfProviderFlag('true'),
      stateOfProviderFlag('false'),
      stateOfProviderFlag('wait'),
      stateOfProviderFlag(''),
    ]).toEqual(['succeeded', 'failed', 'pending', 'pending'])
    expect([stateOfCashAppFlag('false'), stateOfCashAppFlag('true'), stateOfCashAppFlag('wait')]).toEqual([
      'succeeded',
      'failed',
      'pending',
    ])
    expect([10, 0, 20, 30, 99].map(stateOfPollingStatus)).toEqual([
      'succeeded',
      'pending',
      'failed',
      'canceled',
      'pending',
    ])
  })
})
