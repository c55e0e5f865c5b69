import { createTestHost } from '@croupier/shared/testing'
import { expect, it } from 'vitest'
import { methodOf } from '../../methods/index.ts'
import { enterStage } from './enter-stage.ts'
import { resumeOrder } from './resume.ts'

const order = {
  id: 'D1',
  methodName: 'Crypto',
  currency: 'USD',
  amount: '60.00',
  status: 0,
  createTime: '2026-01-01T10:00:00Z',
  payUrl: 'http://localhost:4020/order/D1',
  coin: 'bitcoin',
  coinAmount: '0.001',
  address: 'bc1q',
}

it.each(['CRYPTO', 'CRYPT'])('a resumed order of %s shows its address, or no dialog without one', async (code) => {
  const goOn = async (fields: object) => {
    const answers = { '/ext/deposit/resume': { ...order, method: code, ...fields } }
    const host = createTestHost({ user: {}, answers })
    const next = await resumeOrder(host, methodOf(code)!, 'D1')
    return next && enterStage(host, next)
  }
  expect(await goOn({})).toMatchObject({
    kind: 'transfer',
    next: { transfer: { address: 'bc1q', coinAmount: '0.001' } },
  })
  for (const missing of [{ address: '' }, { address: ' ' }, { address: null }, { coinAmount: null }]) {
    expect(await goOn(missing)).toBeNull()
  }
})
