import { describe, expect, test } from 'vitest'
import { inconsistentTranslations } from './wording.ts'

describe('one sentence', () => {
  const busy = { 'common.serverBusy': 'Server is busy, please try later' }

  test('has one translation in all bundles and in the server', () => {
    const spanish = { 'common.serverBusy': 'El servidor está ocupado' }
    expect(inconsistentTranslations([busy, busy], [spanish, { 'common.serverBusy': 'Servidor ocupado' }])).toHaveLength(
      1,
    )
    const server = { 'server.error': 'Server is busy, please try later.' }
    expect(inconsistentTranslations([busy, server], [spanish, { 'server.error': 'Servidor ocupado' }])).toHaveLength(1)
  })

  test('may differ by a final full stop, and a single word by its role', () => {
    const translations: Record<string, string>[] = [
      { 'common.serverBusy': 'El servidor está ocupado' },
      { 'server.error': 'El servidor está ocupado.' },
    ]
    expect(
      inconsistentTranslations([busy, { 'server.error': 'Server is busy, please try later.' }], translations),
    ).toEqual([])
    const deposits: Record<string, string>[] = [{ 'menu.deposit': 'Deposit' }, { 'deposit.title': 'Deposit' }]
    const depositTexts: Record<string, string>[] = [{ 'menu.deposit': 'Depositar' }, { 'deposit.title': 'Depósito' }]
    expect(inconsistentTranslations(deposits, depositTexts)).toEqual([])
  })
})
