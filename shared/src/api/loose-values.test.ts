import * as v from 'valibot'
import { expect, it } from 'vitest'
import {
  cashoutMethodSchema,
  depositConfigSchema,
  paymentMethodSchema,
  withdrawalSchema,
  withdrawConfigSchema,
} from './entities/cashier.ts'
import { articleSchema } from './entities/article.ts'
import { bannerSchema } from './entities/banner.ts'
import { gameSchema, lobbySchema } from './entities/game.ts'
import { memberSchema } from './entities/member.ts'
import { newsSchema } from './entities/news.ts'
import { stateSchema } from './entities/places.ts'
import { transactionSchema } from './entities/transaction.ts'
import { vipLevelSchema, vipPackageSchema } from './entities/vip.ts'

const createTime = '2026-01-01T10:00:00.000Z'
const transaction = { createTime, type: 'DEPOSIT', amount: '5.00' }

/** Title, schema, an entity as some server writes it, and what must be read from it. */
it.each<[string, v.GenericSchema, object, object]>([
  ['preset amounts sent as a number', depositConfigSchema, { paymentAmounts: 200 }, { paymentAmounts: ['200'] }],
  [
    'preset amounts sent as a list',
    depositConfigSchema,
    { paymentAmounts: [50, '100.00', 'x'] },
    { paymentAmounts: ['50', '100.00'] },
  ],
  ['preset amounts sent as null', depositConfigSchema, { paymentAmounts: null }, { paymentAmounts: [] }],
  ['an empty minimum as the default', depositConfigSchema, { minimumAmount: '' }, { minimumAmount: '10' }],
  ['a minimum sent as a number', depositConfigSchema, { minimumAmount: 0.5 }, { minimumAmount: '0.5' }],
  [
    'a switch sent as a word',
    depositConfigSchema,
    { paymentAllowManualInput: 'true' },
    { paymentAllowManualInput: true },
  ],
  [
    'the presets of a cash-out',
    withdrawConfigSchema,
    { withdrawAmounts: [200, 500] },
    { withdrawAmounts: ['200', '500'] },
  ],
  ['an empty minimum of a cash-out', withdrawConfigSchema, { minimumAmount: '' }, { minimumAmount: '200' }],
  [
    'an empty balance of a cash-out',
    withdrawConfigSchema,
    { withdrawableBalance: '' },
    { withdrawableBalance: undefined },
  ],
  ['an empty largest deposit', withdrawConfigSchema, { maxDepositAmount: '' }, { maxDepositAmount: '0' }],
  ['a method without a code', paymentMethodSchema, { code: null }, { code: '', visibility: 0 }],
  ['a cash-out method that is enabled', cashoutMethodSchema, { code: 'BTC', enabled: '1' }, { enabled: true }],
  ['a cash-out method that is disabled', cashoutMethodSchema, { code: 'BTC', enabled: '0' }, { enabled: false }],
  [
    'a cash-out method without a state as enabled',
    cashoutMethodSchema,
    { code: 'BTC', enabled: '' },
    { enabled: true },
  ],
  [
    'a cash-out',
    withdrawalSchema,
    { id: '7', createTime, amount: 5, status: '10' },
    { id: 7, amount: '5', status: 10 },
  ],
  [
    'a transaction without a balance',
    transactionSchema,
    { ...transaction, balanceAfter: '' },
    { balanceAfter: undefined },
  ],
  ['a transaction with an empty id', transactionSchema, { ...transaction, id: '' }, { id: undefined }],
  ['a transaction without a type', transactionSchema, { ...transaction, type: null }, { type: '' }],
  [
    'a time sent as milliseconds in a text',
    transactionSchema,
    { ...transaction, createTime: '1767261600000' },
    { createTime },
  ],
  [
    'a package with fractional points',
    vipPackageSchema,
    { id: 1, level: '10', points: '10.5', bonus: 5 },
    { points: 10.5, bonus: '5' },
  ],
  ['a level with fractional points', vipLevelSchema, { level: 10, points: 400.5 }, { points: 400.5 }],
  ['an empty award as zero', memberSchema, { id: 1, pendingAward: '' }, { pendingAward: '0' }],
  ['a game without a name', gameSchema, { id: 7, name: null }, { name: '#7' }],
  ['a lobby section that is null', lobbySchema, { recently: null }, { recently: { count: 0, data: [] } }],
  [
    'a lobby section whose games are null',
    lobbySchema,
    { top: { count: 0, data: null } },
    { top: { count: 0, data: [] } },
  ],
  ['a state code sent as a number', stateSchema, { code: 34, name: 'Bahia' }, { code: '34', isoCode2: '' }],
  ['a banner whose numbers are texts', bannerSchema, { id: '1', type: '0', enabled: '1' }, { type: 0, enabled: true }],
  ['a banner that is disabled', bannerSchema, { id: 1, enabled: '0', gameId: '' }, { enabled: false, gameId: null }],
  ['news without a time', newsSchema, { id: 1, createTime: null, status: '0' }, { createTime: null, status: 0 }],
  ['an article without content', articleSchema, { id: 1, content: null }, { content: '' }],
])('reads %s', (_, schema, sent, read) => {
  expect(v.parse(schema, sent)).toMatchObject(read)
})
