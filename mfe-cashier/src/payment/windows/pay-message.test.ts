import { describe, expect, it } from 'vitest'
import { readPayMessage } from './pay-message.ts'

describe('a message from a payment window (PR-02)', () => {
  const source = {} as Window
  const message = (data: unknown, origin = 'https://pay.example', from: Window | null = source) =>
    readPayMessage({ data, origin, source: from } as MessageEvent<unknown>, source, ['https://pay.example'])

  it('counts only from the expected window and origin', () => {
    expect(message('PAY_CLOSE')).toMatchObject({ type: 'PAY_CLOSE' })
    expect(message({ type: 'PAY_CLOSE', orderId: 'D1', status: 'FAILED' })).toMatchObject({
      orderId: 'D1',
      hasFailed: true,
    })
    expect(message({ type: 'PAY_CLOSE', payStatus: 'payCancel' })).toMatchObject({ hasFailed: false, isCanceled: true })
    for (const status of ['canceled', 'CANCELLED'])
      expect(message({ type: 'PAY_CLOSE', status })).toMatchObject({ hasFailed: false, isCanceled: true })
    expect(message({ type: 'PAY_CLOSE', payStatus: 7 })).toMatchObject({ hasFailed: false, isCanceled: false })
    for (const origin of [
      'https://pay.example.evil',
      'https://evil',
      'null',
      'http://pay.example',
      'https://pay.example:8080',
      '',
    ]) {
      expect(message('PAY_CLOSE', origin)).toBeNull()
    }
    // A reason is accepted from our own origin only, which is the first of the origins.
    const refused = { type: 'PAY_ORDER', status: 'fail', reason: 'Not today' }
    const both = ['https://own.example', 'https://pay.example']
    const read = (origin: string) => readPayMessage({ data: refused, origin, source } as MessageEvent, source, both)
    expect(both.map((origin) => read(origin)?.reason)).toEqual(['Not today', undefined])
    expect(message('PAY_CLOSE', 'https://pay.example', {} as Window)).toBeNull()
    expect(message('PAY_CLOSE', 'https://pay.example', null)).toBeNull()
    // A window that is gone sends nothing: a message without a source is not from it.
    const event = { data: 'PAY_CLOSE', origin: 'https://pay.example', source: null } as MessageEvent
    expect(readPayMessage(event, null, ['https://pay.example'])).toBeNull()
    for (const data of [
      null,
      1,
      [],
      'PAY_CLOSE ',
      { type: 'PAY' },
      { type: 'PAY_CLOSE', orderId: '../x' },
      { type: 'PAY_CLOSE', orderId: 'D1/../x' },
      { type: 'PAY_CLOSE', orderId: {} },
    ]) {
      expect(message(data)).toBeNull()
    }
  })
})
