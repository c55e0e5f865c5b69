import { depositConfigSchema } from '@croupier/shared/api'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { CARD_FORM } from './card-form.ts'
import { amountField, amountOf, presetsOf, shownAmounts, startAmounts, withOther, withPreset } from './amounts.ts'

const config = v.parse(depositConfigSchema, { paymentAmounts: '50/100/200', paymentAllowManualInput: 1 })

describe('the amounts of a form', () => {
  const sync = { ...CARD_FORM, presets: 'config', link: 'sync', defaultAmount: '200' } as const
  it('are kept equal for PIX and CPAY, and clear each other for other methods', () => {
    expect(withPreset(sync, '50')).toEqual({ preset: '50', other: '50' })
    expect(withOther(sync, '100.00', ['50', '100'])).toEqual({ preset: '100', other: '100.00' })
    for (const other of ['', '1e2', 'x']) expect(withOther(sync, other, ['50', '100'])).toEqual({ preset: '', other })
    expect(withPreset(CARD_FORM, '50')).toEqual({ preset: '50', other: '' })
    expect(withOther(CARD_FORM, '50', ['50'])).toEqual({ preset: '', other: '50' })
    expect(startAmounts(sync, config, undefined, 'USD')).toEqual({ preset: '200', other: '200' })
    expect(startAmounts(sync, config, undefined, 'BTC')).toEqual({ preset: '', other: '' })
    const bitcoins = v.parse(depositConfigSchema, { paymentAmounts: ' 0.0005/0.001//x/1e3/-1/0.01/0.00000001 ' })
    expect(bitcoins.paymentAmounts).toEqual(['0.0005', '0.001', '0.01', '0.00000001'])
    const fixed = ['25', '30', '50', '100', '200', '500', '1000', '2000']
    expect(presetsOf(CARD_FORM, config, 'EUR')).toEqual(fixed)
    expect(presetsOf(CARD_FORM, config, 'BTC')).toEqual(config.paymentAmounts)
    expect(amountOf({ preset: '50', other: '60' })).toBe('50')
  })

  it('start with the requested amount: as a shortcut, else in the box, if there is one', () => {
    const shortcuts = { ...config, paymentAllowManualInput: false }
    const rule = { ...CARD_FORM, presets: 'config', manual: 'config' } as const
    const start = (figures: typeof config, wished: string) => startAmounts(rule, figures, wished, 'USD')
    expect(start(config, '100')).toEqual({ preset: '100', other: '' })
    expect(start(config, '55')).toEqual({ preset: '', other: '55' })
    expect(start(shortcuts, '55')).toEqual({ preset: '', other: '' })
    expect(start(shortcuts, '100')).toEqual({ preset: '100', other: '' })
  })

  it('match a shortcut however they are written', () => {
    const written = v.parse(depositConfigSchema, { paymentAmounts: '50.00/100.00/200.00', paymentAllowManualInput: 0 })
    const own = { ...sync, manual: 'config' } as const
    const started = startAmounts(own, written, undefined, 'USD')
    expect(started).toEqual({ preset: '200.00', other: '200.00' })
    expect(amountOf(shownAmounts(own, written, 'USD', started))).toBe('200.00')
    expect(shownAmounts(own, written, 'USD', { preset: '50', other: '' }).preset).toBe('50.00')
    expect(startAmounts(own, written, '60', 'USD')).toEqual({ preset: '', other: '' })
  })

  it('offer no shortcut above the method’s maximum, but those below the minimum', () => {
    const large = v.parse(depositConfigSchema, { minimumAmount: '100', paymentAmounts: '50/5000.00/5000.01/10000' })
    const rule = { ...CARD_FORM, presets: 'config' } as const
    expect(presetsOf({ ...rule, maximum: '5000' }, large, 'USD')).toEqual(['50', '5000.00'])
    expect(presetsOf({ presets: 'config', manual: 'config', link: 'sync' }, large, 'USD')).toHaveLength(4)
  })

  it('mark the box when other amounts are allowed, else the shortcuts', () => {
    const shortcuts = { ...config, paymentAllowManualInput: false }
    const rule = { ...CARD_FORM, manual: 'config' } as const
    const fields = [amountField(CARD_FORM, shortcuts), amountField(rule, config), amountField(rule, shortcuts)]
    expect(fields).toEqual(['other', 'other', 'preset'])
  })

  it('leave out a shortcut that is not offered, and a typed amount whose box is gone', () => {
    const chosen = { preset: '50', other: '' }
    const typed = { preset: '', other: '55' }
    const rule = { ...CARD_FORM, presets: 'config', manual: 'config' } as const
    const others = { ...config, paymentAmounts: ['75'] }
    const seen = (amounts: typeof chosen, figures: typeof config) =>
      amountOf(shownAmounts(rule, figures, 'USD', amounts))
    expect([seen(chosen, config), seen(chosen, others)]).toEqual(['50', ''])
    expect([seen(typed, config), seen(typed, { ...config, paymentAllowManualInput: false })]).toEqual(['55', ''])
  })
})
