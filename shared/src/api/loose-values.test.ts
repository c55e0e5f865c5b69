import * as v from 'valibot'
import { expect, it } from 'vitest'
import {
  cashoutMethodSchema,
  depositConfigSchema,
  paymentMethodSchema,
  transactionSchema,
  vipLevelSchema,
  vipPackageSchema,
  withdrawalSchema,
  withdrawConfigSchema,
} from './entities/cashier.ts'
import { articleSchema } from './entities/article.ts'
import { bannerSchema } from './entities/banner.ts'
import { gameSchema, lobbySchema } from './entities/game.ts'
import { memberSchema } from './entities/member.ts'
import { newsSchema } from './entities/news.ts'
import { stateSchema } from './entities/places.ts'

const createTime = '2026-01-01T10:00:00.000Z'
const transaction = { createTime, type: 'DEPOSIT', amount: '5.00' }

/** Title, schema, an entity as some server writes it, and what must be read from it. */
it.each<[string, v.GenericSchema, object, object]>([
  ['amounts as a number', depositConfigSchema, { paymentAmounts: 200 }, { paymentAmounts: ['200'] }],
  ['as a list', depositConfigSchema, { paymentAmounts: [50, '100.00', 'x'] }, { paymentAmounts: ['50', '100.00'] }],
  ['as none', depositConfigSchema, { paymentAmounts: null }, { paymentAmounts: [] }],
  ['a minimum as nothing', depositConfigSchema, { minimumAmount: '' }, { minimumAmount: '10' }],
  ['as a number', depositConfigSchema, { minimumAmount: 0.5 }, { minimumAmount: '0.5' }],
  ['a switch in words', depositConfigSchema, { paymentAllowManualInput: 'true' }, { paymentAllowManualInput: true }],
  ['that of a cash-out', withdrawConfigSchema, { withdrawAmounts: [200, 500] }, { withdrawAmounts: ['200', '500'] }],
  ['its minimum as nothing', withdrawConfigSchema, { minimumAmount: '' }, { minimumAmount: '200' }],
  ['its balance as nothing', withdrawConfigSchema, { withdrawableBalance: '' }, { withdrawableBalance: undefined }],
  ['what was deposited', withdrawConfigSchema, { maxDepositAmount: '' }, { maxDepositAmount: '0' }],
  ['a method without a code', paymentMethodSchema, { code: null }, { code: '', visibility: 0 }],
  ['one that may be used', cashoutMethodSchema, { code: 'BTC', enabled: '1' }, { enabled: true }],
  ['one that may not', cashoutMethodSchema, { code: 'BTC', enabled: '0' }, { enabled: false }],
  ['one that does not say', cashoutMethodSchema, { code: 'BTC', enabled: '' }, { enabled: true }],
  [
    'a cash-out',
    withdrawalSchema,
    { id: '7', createTime, amount: 5, status: '10' },
    { id: 7, amount: '5', status: 10 },
  ],
  ['a row without a balance', transactionSchema, { ...transaction, balanceAfter: '' }, { balanceAfter: undefined }],
  ['without a number', transactionSchema, { ...transaction, id: '' }, { id: undefined }],
  ['without a type', transactionSchema, { ...transaction, type: null }, { type: '' }],
  ['milliseconds as a text', transactionSchema, { ...transaction, createTime: '1767261600000' }, { createTime }],
  ['points in parts', vipPackageSchema, { id: 1, level: '10', points: '10.5', bonus: 5 }, { points: 10.5, bonus: '5' }],
  ['those of a level', vipLevelSchema, { level: 10, points: 400.5 }, { points: 400.5 }],
  ['an award as nothing', memberSchema, { id: 1, pendingAward: '' }, { pendingAward: '0' }],
  ['a game without a name', gameSchema, { id: 7, name: null }, { name: '#7' }],
  ['a section that is null', lobbySchema, { recently: null }, { recently: { count: 0, data: [] } }],
  ['games that are null', lobbySchema, { top: { count: 0, data: null } }, { top: { count: 0, data: [] } }],
  ['a state in figures', stateSchema, { code: 34, name: 'Bahia' }, { code: '34', isoCode2: '' }],
  ['a banner in texts', bannerSchema, { id: '1', type: '0', enabled: '1' }, { type: 0, enabled: true }],
  ['one that is off', bannerSchema, { id: 1, enabled: '0', gameId: '' }, { enabled: false, gameId: null }],
  ['news without a time', newsSchema, { id: 1, createTime: null, status: '0' }, { createTime: null, status: 0 }],
  ['an article without words', articleSchema, { id: 1, content: null }, { content: '' }],
])('%s', (_, schema, sent, read) => {
  expect(v.parse(schema, sent)).toMatchObject(read)
})
