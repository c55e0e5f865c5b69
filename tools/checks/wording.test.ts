import { describe, expect, test } from 'vitest'
import { toldInTwoWays } from './wording.ts'

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
