import { describe, expect, it } from 'vitest'
import { fetchPollingStatus } from '../../api/order-status.ts'
import { createTestHost } from '@croupier/shared/testing'
import { orderAmountOf, rememberOrderAmount } from '../../payment/order/state/order-amounts.ts'
import { initialResult, outcomeAfter, verifiedOutcome, withAmount, withOutcome } from './result-state.ts'

const initial = (outcome: 'success' | 'return' | 'processing' | 'cancel', orderId?: string) =>
  initialResult({ outcome, orderId }, verifiedOutcome({ outcome, orderId }))

describe('a result', () => {
  it.each([
    ['success', undefined, 'return', false],
    ['processing', undefined, 'return', false],
    ['success', 'R1', 'success', true],
    ['cancel', 'R1', 'cancel', false],
  ] as const)('opened as %s with the order %s starts as %s (known: %s)', (outcome, orderId, shown, isKnown) => {
    expect(initial(outcome, orderId)).toMatchObject({ shown, isKnown })
  })

  it('starts with the outcome that the API has reported to this page', async () => {
    const host = createTestHost({ answers: { '/sys/deposit/pollingStatus': { status: 20 } } })
    await fetchPollingStatus(host, 'R2')
    expect(initial('return', 'R2')).toMatchObject({ shown: 'error', isKnown: true })
  })

  it.each([
    [undefined, 'pending', undefined],
    [undefined, 'failed', 'failed'],
    ['failed', 'pending', 'failed'],
    ['failed', 'succeeded', 'succeeded'],
    ['succeeded', 'failed', 'succeeded'],
  ] as const)('verified as %s keeps or takes %s: %s', (verified, state, outcome) => {
    expect(outcomeAfter(verified, state)).toBe(outcome)
  })

  it('takes the remembered amount if the status has none, and keeps it if neither is known', () => {
    const status = { amount: undefined, currency: '' }
    rememberOrderAmount('R3', { amount: '60', currency: 'EUR' })
    const state = withAmount(initial('return', 'R3'), orderAmountOf('R3', status))
    expect(state.amount).toEqual({ value: '60', currency: 'EUR' })
    expect(withOutcome(withAmount(state, orderAmountOf('R4', status)), 'canceled')).toMatchObject({
      shown: 'cancel',
      isKnown: true,
      amount: { value: '60', currency: 'EUR' },
    })
  })
})
