import { createTestHost, hostileHosts, hostileSchemes } from '@croupier/shared/testing'
import { expect, it } from 'vitest'
import { enterStage } from './enter-stage.ts'
import { RETURN_POLL, watchRule } from './watch.ts'

it('a step gets its stage only if its address is allowed', () => {
  const host = createTestHost()
  const rule = watchRule(RETURN_POLL, async () => 'pending')
  for (const url of [...hostileSchemes, ...hostileHosts, 'https://evil.example', '']) {
    expect(enterStage(host, { kind: 'window', url, orderId: null })).toBeNull()
    expect(enterStage(host, { kind: 'frame', url, orderId: 'D1', watch: 'after', ruleOf: () => rule })).toBeNull()
    const sums = { amount: '5', discountAmount: '5', currency: 'USD' }
    const transfer = { kind: 'cash', ...sums, imageUrl: '', qrAddress: url } as const
    expect(enterStage(host, { kind: 'transfer', orderId: 'D1', transfer, rule })).toBeNull()
  }
})
