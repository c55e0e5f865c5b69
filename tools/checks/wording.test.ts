import { describe, expect, test } from 'vitest'
import { slipsIn, toldInTwoWays } from './wording.ts'

test.each([
  ['fr', 'Annuler ce retrait ?', 'Annuler ce retrait\u00a0?'],
  ['fr', "Il n'est pas là", 'Il n’est pas là'],
  ['tr', "5 MB'tan büyük", '5 MB’tan büyük'],
  ['de', '{percent} % Bonus', '{percent}\u00a0% Bonus'],
  ['ja', '有効期限(月)', '有効期限（月）'],
  ['ja', '{name} は送信されていません。', '{name}は送信されていません。'],
])('%s: %j is no way to set it, %j is', (locale, wrong, right) => {
  expect(slipsIn(locale, wrong)).toHaveLength(1)
  expect(slipsIn(locale, right)).toEqual([])
})

test('the address of a link is no text', () => {
  expect(slipsIn('ja', '[出金規約](screen:withdrawalRules)')).toEqual([])
})

describe('one sentence', () => {
  const busy = { 'common.serverBusy': 'Server is busy, please try later' }

  test('is told in one way by all bundles and by the server', () => {
    const spanish = { 'common.serverBusy': 'El servidor está ocupado' }
    expect(toldInTwoWays([busy, busy], [spanish, { 'common.serverBusy': 'Servidor ocupado' }])).toHaveLength(1)
    const server = { 'server.error': 'Server is busy, please try later.' }
    expect(toldInTwoWays([busy, server], [spanish, { 'server.error': 'Servidor ocupado' }])).toHaveLength(1)
  })

  test('may end in a full stop in one place; a word may be a noun here and a verb there', () => {
    const told: Record<string, string>[] = [
      { 'common.serverBusy': 'El servidor está ocupado' },
      { 'server.error': 'El servidor está ocupado.' },
    ]
    expect(toldInTwoWays([busy, { 'server.error': 'Server is busy, please try later.' }], told)).toEqual([])
    const deposits: Record<string, string>[] = [{ 'menu.deposit': 'Deposit' }, { 'deposit.title': 'Deposit' }]
    const own: Record<string, string>[] = [{ 'menu.deposit': 'Depositar' }, { 'deposit.title': 'Depósito' }]
    expect(toldInTwoWays(deposits, own)).toEqual([])
  })
})
