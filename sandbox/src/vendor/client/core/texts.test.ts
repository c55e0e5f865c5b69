import { beforeAll, expect, it, vi } from 'vitest'
import { roulette } from '../../engines/roulette/engine.ts'

let texts: typeof import('./texts.ts')
beforeAll(async () => {
  texts = await textsIn('en')
})

async function textsIn(lang: string) {
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { lang } })
  return import('./texts.ts')
}

it.each([
  [10, '.10'],
  [500, '5'],
  [975, '9.75'],
  [100_000, '1K'],
  [126_250, '1.26K'],
  [3_600_000, '36K'],
])('a chip of %d cents is labelled %s', (minor, label) => {
  texts.setMoney('EUR', 2, false)
  expect(texts.chipLabel(minor)).toBe(label)
})

it('bitcoin chips have different labels that fit', () => {
  texts.setMoney('BTC', 8, false)
  const labels = roulette.facts.stakes.map((stake) => texts.chipLabel(stake * 10))
  expect(labels).toEqual(['1µ', '5µ', '10µ', '50µ', '100µ', '500µ'])
  expect(texts.chipLabel(9750)).toBe('97.5µ')
  expect(texts.chipLabel(180_000)).toBe('1.8m')
})

it.each([
  ['en', ['.50', '9.75', '1.26K'], '98.76%'],
  ['de', [',50', '9,75', '1,26K'], '98,76\u00a0%'],
  ['tr', [',50', '9,75', '1,26K'], '%98,76'],
])('chips and percentages in %s use its decimal separator', async (lang, labels, percentage) => {
  const texts = await textsIn(lang)
  texts.setMoney('EUR', 2, false)
  expect([50, 975, 126_250].map(texts.chipLabel)).toEqual(labels)
  expect(texts.percent('98.76')).toBe(percentage)
})
