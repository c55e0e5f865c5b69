import { expect, it } from 'vitest'
import { brandOf, isNotPast, spacedNumber } from './card.ts'

it('a card number is grouped as printed, and its first digits tell the brand', () => {
  expect(spacedNumber('4242424242424242')).toBe('4242 4242 4242 4242')
  expect(spacedNumber('378282246310005')).toBe('3782 822463 10005')
  expect([brandOf('42'), brandOf('55'), brandOf('')]).toEqual(['Visa', 'Mastercard', ''])
  expect(isNotPast('11', '2026', new Date('2026-11-30'))).toBe(true)
  expect(isNotPast('10', '2026', new Date('2026-11-01'))).toBe(false)
})
