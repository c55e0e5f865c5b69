import type { ApiService, ScreenFrame } from '@croupier/shared/host'
import { createTestHost } from '@croupier/shared/testing'
import { expect, it } from 'vitest'
import * as config from './deposit-config.ts'
import * as status from './order-status.ts'
import * as orders from './orders.ts'
import * as withdrawals from './withdrawals.ts'

/** What games-and-cashier.md 7 and site.md 7 mark as JSON; all else of theirs is form-encoded. */
const JSON_CALLS = [
  '/base/depositPaymentMethod/find',
  '/sys/deposit/cash/depositOrder',
  '/sys/deposit/cattl/deposit',
  '/sys/deposit/creditcard/deposit',
  '/sys/deposit/crypt/depositOrder',
  '/sys/deposit/crypto/deposit',
  '/sys/deposit/paypal/depositOrder',
  '/sys/withdraw/apply',
  '/sys/withdraw/listPage',
]
const frame: ScreenFrame = { kind: 'page', titleId: '', closeLabel: '', close: () => undefined }
/** D4's own calls, which follow the pattern of the others. */
const FREE = ['/sys/deposit/pix/depositOrder']

it('each call uses the encoding of the specification', async () => {
  const sent = new Map<string, { readonly isJson: boolean; readonly body: unknown }>()
  const post = async (path: string, body: unknown, { encoding }: { readonly encoding?: string }) => {
    sent.set(path, { isJson: encoding === 'json', body })
    throw new Error('no answer')
  }
  const api = { post } as unknown as ApiService
  const host = { ...createTestHost(), api }
  const { signal } = new AbortController()
  const order = { amount: '50', memberId: 1 }
  await Promise.allSettled([
    config.listMethods(api, true, signal),
    config.findMethod(api, 'PIX', signal),
    config.maxBonusInfo(api, signal),
    config.depositConfig(api, signal),
    config.billingInfo(api, signal),
    status.fetchPollingStatus(host, 'D1'),
    status.findStripe(host, 'D1', signal),
    status.findPayp(host, 'D1', signal),
    status.findCash(host, 'D1', signal),
    status.findPaypal(host, { bizId: 'D1', cSite: '' }, signal),
    status.triggerPaypal(api, { bizId: 'D1', cSite: '' }),
    orders.orderPage(api, 'pix', order, 'key'),
    orders.depositByCard(api, order, 'key'),
    orders.depositInSteps(api, order, 'key'),
    orders.payInSteps(api, 'D1', 'key'),
    orders.depositByOnlyPay(api, order, 'key'),
    orders.orderStripe(api, order, 'key'),
    orders.orderPayp(api, order, 'key'),
    orders.orderPaypal(api, order, 'key'),
    orders.orderCash(api, order, 'key'),
    orders.cashImage(api, 'D1'),
    orders.orderCoinA(api, { ...order, coin: 'bitcoin' }, 'key'),
    orders.orderCoinB(api, order, 'key'),
    withdrawals.readWithdrawConfig(api),
    withdrawals.listCashoutMethods(api),
    withdrawals.applyWithdrawal(api, {} as withdrawals.WithdrawRequest, 'key'),
    withdrawals.listWithdrawals(api, frame, 1, 1, []),
    withdrawals.findWithdrawal(api, frame, '1'),
  ])
  const json = [...sent].filter(([path, { isJson }]) => isJson && !FREE.includes(path)).map(([path]) => path)
  expect(json.toSorted()).toEqual(JSON_CALLS)
  expect(sent.size).toBe(28)
  expect(sent.get('/sys/depositPaymentMethod/listAll')?.body).toMatchObject({ visibility_IN: '0,10' })
})
