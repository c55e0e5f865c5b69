import { depositConfigSchema } from '@croupier/shared/api'
import { firstFailure } from '@croupier/shared/forms'
import { createTestHost, hostileHosts, hostileSchemes, lookAlikes, testUser } from '@croupier/shared/testing'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { fromCashWord, fromNumber, fromWord } from '../api/verdict.ts'
import { CARD_FORM } from '../methods/amounts.ts'
import { amountOf, presetsOf, startAmounts, withOther, withPreset } from './amounts.ts'
import { brandOf, isNotPast, spacedNumber } from './card.ts'
import { depositChecks } from './checks.ts'
import { enter } from './enter.ts'
import { cardEntity } from './entity.ts'
import { readPayMessage } from './pay-message.ts'
import { paymentAddress } from './pay-window.ts'
import { tellPurchase } from './purchase.ts'
import { FIELDS, type DepositValues } from './types.ts'
import { clock } from './use-time-left.ts'
import { RETURN_POLL, watchRule } from './watch.ts'

const config = v.parse(depositConfigSchema, { paymentAmounts: '50/100/200', paymentAllowManualInput: 1 })
const blank = Object.fromEntries(FIELDS.map((field) => [field, ''])) as DepositValues
const text = (id: string, values?: Record<string, string>) => [id, ...Object.values(values ?? {})].join(' ')

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
    expect([10, 0, 20, 30, 99].map(fromNumber)).toEqual([
      'succeeded',
      'pending',
      'failed',
      'canceled',
      'pending',
    ])
  })
})

describe('amounts', () => {
  const sync = { ...CARD_FORM, presets: 'config', link: 'sync', defaultAmount: '200' } as const
  it('of PIX and CPAY stay in step, those of others clear each other', () => {
    expect(withPreset(sync, '50')).toEqual({ preset: '50', other: '50' })
    expect(withOther(sync, '100.00', ['50', '100'])).toEqual({ preset: '100', other: '100.00' })
    expect(withPreset(CARD_FORM, '50')).toEqual({ preset: '50', other: '' })
    expect(withOther(CARD_FORM, '50', ['50'])).toEqual({ preset: '', other: '50' })
    expect(startAmounts(sync, config, undefined, 'USD')).toEqual({ preset: '200', other: '200' })
    expect(startAmounts(sync, config, undefined, 'BTC')).toEqual({ preset: '', other: '' })
    const bitcoins = v.parse(depositConfigSchema, { paymentAmounts: ' 0.0005/0.001//x/1e3/-1/0.01/0.00000001 ' })
    expect(bitcoins.paymentAmounts).toEqual(['0.0005', '0.001', '0.01', '0.00000001'])
    expect(presetsOf(CARD_FORM, config, 'EUR')).toContain('2000')
    expect(presetsOf(CARD_FORM, config, 'BTC')).toEqual(config.paymentAmounts)
    expect(amountOf({ preset: '50', other: '60' })).toBe('50')
  })
})

describe('checks', () => {
  it('of a card come in the order of the specification, our own after them', () => {
    const checks = depositChecks({
      rule: { ...CARD_FORM, maximum: '5000' },
      config,
      currency: 'USD',
      locale: 'en',
      hasStates: true,
      text,
    })
    const steps: [Partial<DepositValues>, string][] = [
      [{}, 'deposit.amountTip'],
      [{ other: '9.99' }, 'deposit.amountTip1 10 USD'],
      [{ other: '5000.01' }, 'deposit.maxAmountTip1 5000 USD'],
      [{ other: '5000' }, 'card.cardNumberTip'],
      [{ cardNum: '4242 4242 4242 4241' }, 'card.cvvTip'],
      [{ cardCvv: '12' }, 'card.monthTip'],
      [{ expireMonth: '01' }, 'card.yearTip'],
      [{ expireYear: '2020' }, 'card.firstNameTip'],
      [{ cardFirstName: 'A' }, 'card.lastNameTip'],
      [{ cardLastName: 'B' }, 'card.countryTip'],
      [{ cardCountry: 'US' }, 'card.stateTip'],
      [{ cardState: 'US-CA' }, 'card.townCityTip'],
      [{ cardCity: 'C' }, 'card.addressTip'],
      [{ cardAddress: 'D' }, 'card.postalTip'],
      [{ cardPostalCode: 'E' }, 'card.numberInvalid'],
      [{ cardNum: '4242 4242 4242 4242' }, 'card.cvvInvalid'],
      [{ cardCvv: '123' }, 'card.expired'],
    ]
    let values = blank
    for (const [more, message] of steps) {
      values = { ...values, ...more }
      expect(firstFailure(values, checks)?.message).toBe(message)
    }
    expect(firstFailure({ ...values, expireYear: '2099' }, checks)).toBeNull()
  })
})

describe('cards', () => {
  it('are spaced as printed and known by their first digits', () => {
    expect(spacedNumber('4242424242424242')).toBe('4242 4242 4242 4242')
    expect(spacedNumber('378282246310005')).toBe('3782 822463 10005')
    expect([brandOf('42'), brandOf('55'), brandOf('')]).toEqual(['Visa', 'Mastercard', ''])
    expect(isNotPast('11', '2026', new Date('2026-11-30'))).toBe(true)
    expect(isNotPast('10', '2026', new Date('2026-11-01'))).toBe(false)
  })

  it('are sent without spaces, names as typed (D13)', () => {
    const values = {
      ...blank,
      cardNum: '4242 4242',
      cardCvv: '1 2 3',
      cardFirstName: ' Mary Ann ',
      cardLastName: 'Duarte ',
    }
    const sent = cardEntity(
      { host: createTestHost(), member: testUser(), values, amount: '5', key: 'k' },
      'X',
    )
    expect(sent).toMatchObject({
      cardNum: '42424242',
      cardCvv: '123',
      cardFirstName: 'Mary Ann',
      cardLastName: 'Duarte',
    })
  })
})

describe('messages between windows (PR-02)', () => {
  const source = {} as Window
  const message = (data: unknown, origin = 'https://pay.example', from: Window | null = source) =>
    readPayMessage({ data, origin, source: from } as MessageEvent<unknown>, source, ['https://pay.example'])

  it('count from the expected window and origin alone', () => {
    expect(message('PAY_CLOSE')).toMatchObject({ type: 'PAY_CLOSE' })
    expect(message({ type: 'PAY_CLOSE', orderId: 'D1', status: 'FAILED' })).toMatchObject({
      orderId: 'D1',
      hasFailed: true,
    })
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
    // Words are the site's own alone: it is the first of the origins.
    const refused = { type: 'PAY_ORDER', status: 'fail', reason: 'Not today' }
    const both = ['https://own.example', 'https://pay.example']
    const read = (origin: string) => readPayMessage({ data: refused, origin, source } as MessageEvent, source, both)
    expect(both.map((origin) => read(origin)?.reason)).toEqual(['Not today', undefined])
    expect(message('PAY_CLOSE', 'https://pay.example', {} as Window)).toBeNull()
    expect(message('PAY_CLOSE', 'https://pay.example', null)).toBeNull()
    for (const data of [
      null,
      1,
      [],
      'PAY_CLOSE ',
      { type: 'PAY' },
      { type: 'PAY_CLOSE', orderId: '../x' },
      { type: 'PAY_CLOSE', orderId: {} },
    ]) {
      expect(message(data)).toBeNull()
    }
  })
})

describe('addresses of providers', () => {
  it('are those of the site config alone, as parsed', () => {
    const host = createTestHost()
    expect(paymentAddress(host, 'http://localhost:4020/order/D1')?.href).toBe(
      'http://localhost:4020/order/D1',
    )
    for (const address of [
      ...hostileSchemes,
      ...hostileHosts,
      ...lookAlikes,
      'http://localhost:4020@evil.example',
      '',
    ]) {
      // Look-alikes of elsewhere may be our own here: nothing but the two listed is opened.
      expect([undefined, 'http://localhost:4020', 'http://localhost:4000']).toContain(
        paymentAddress(host, address)?.origin,
      )
    }
  })

  it('decide whether a window, a frame or nothing follows an order', () => {
    const host = createTestHost()
    const rule = watchRule(RETURN_POLL, async () => 'pending')
    for (const url of [...hostileSchemes, ...hostileHosts, 'https://evil.example', '']) {
      expect(enter(host, { kind: 'window', url, orderId: null })).toBeNull()
      expect(enter(host, { kind: 'frame', url, orderId: 'D1', watch: 'after', rule })).toBeNull()
      const transfer = { kind: 'cash', amount: '5', discountAmount: '5', imageUrl: '', qrAddress: url } as const
      expect(enter(host, { kind: 'transfer', orderId: 'D1', transfer, rule })).toBeNull()
    }
  })
})

describe('a purchase', () => {
  it('is told once an order, in USD', () => {
    localStorage.clear()
    const host = createTestHost({ user: {} })
    const deposit = { orderId: 'D1', amount: '25.00', currency: 'EUR' }
    expect([tellPurchase(host, deposit), tellPurchase(host, deposit)]).toEqual([true, false])
    expect(host.record.events).toEqual([
      { name: 'deposit:succeeded', payload: deposit },
      { name: 'analytics:event', payload: { name: 'Purchase', amount: '25.00', currency: 'USD', id: 'D1' } },
    ])
  })
})

describe('the time left', () => {
  it('reads as minutes and seconds', () =>
    expect([clock(125), clock(59), clock(0)]).toEqual(['2:05', '0:59', '0:00']))
})
