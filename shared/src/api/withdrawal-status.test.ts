import { expect, it } from 'vitest'
import { withdrawalCodes, withdrawalStatus, withdrawalTimeline } from './entities/withdrawal-status.ts'

const asked = '2026-03-01T10:00:00.000Z'
const checked = '2026-03-01T10:12:00.000Z'

it('withdrawalStatus names the eight codes and no other', () => {
  const names = [0, 1, 10, 20, 29, 30, 40, 50].map(withdrawalStatus)
  expect(names).toEqual(['pending', 'canceled', 'rejected', 'passed', 'paying', 'payed', 'success', 'failed'])
  expect(withdrawalStatus(21)).toBeNull()
  expect(withdrawalCodes('success', 'paying', 'payed')).toEqual([29, 30, 40])
})

it('withdrawalTimeline gives past steps with their time, and later ones without', () => {
  const steps = [{ status: 20, createTime: checked }]
  expect(withdrawalTimeline({ status: 20, createTime: asked, steps })).toEqual([
    { name: 'pending', at: asked, state: 'done' },
    { name: 'passed', at: checked, state: 'current' },
    { name: 'paying', at: null, state: 'todo' },
    { name: 'payed', at: null, state: 'todo' },
    { name: 'success', at: null, state: 'todo' },
  ])
})

it('withdrawalTimeline ends with a cancellation', () => {
  const steps = [{ status: 1, createTime: checked }]
  expect(withdrawalTimeline({ status: 1, createTime: asked, steps }).map(({ name, state }) => [name, state])).toEqual([
    ['pending', 'done'],
    ['canceled', 'failed'],
  ])
})
