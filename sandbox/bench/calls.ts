import type { Filled } from './fill.ts'

type Body = (filled: Filled) => object

const page = { pageNum: 1, pageSize: 20 }

/** The calls that are measured, with what they are asked. */
export const CALLS: readonly (readonly [path: string, body?: Body])[] = [
  ['/sys/auth/token/info'],
  ['/sys/member/getMember'],
  ['/sys/sysSetting/acquire', () => ({ name: 'liveChatScript' })],
  ['/sys/sysSetting/checkContactUsSetting'],
  ['/sys/sysSetting/checkBlock'],
  ['/ext/promotion/current'],
  ['/base/country/listAll', () => ({ status: 1 })],
  ['/base/banner/listAll'],
  ['/base/article/get', () => ({ id: 1 })],
  ['/sys/latestWin/randomList'],
  ['/base/inviteConfig/listAll'],
  ['/base/game/listPage', () => ({ enabled: 1, pageNum: 1, pageSize: 300 })],
  ['/base/game/get', () => ({ id: 1 })],
  ['/sys/game/all'],
  ['/sys/game/history/page', () => page],
  ['/ext/favourites/list'],
  ['/sys/news/getNewCount'],
  ['/base/news/listPage', () => page],
  ['/base/vipLevel/listAll'],
  ['/base/vipStore/listAll'],
  ['/sys/member/transaction/page', () => page],
  ['/sys/member/transaction/page', () => ({ ...page, type: 'GAME_BET,GAME_WIN', pageNum: 400 })],
  ['/ext/transaction/summary'],
  ['/sys/member/withdraw/config'],
  ['/base/cashoutPaymentMethod/listAll'],
  ['/sys/withdraw/listPage', () => page],
  ['/sys/withdraw/listPage', () => ({ ...page, status_IN: '29,30,40' })],
  ['/sys/withdraw/find', ({ withdrawal }) => ({ id: withdrawal })],
  ['/sys/depositPaymentMethod/listAll', () => ({ enabled: 1 })],
  ['/sys/depositPaymentMethod/maxBonusInfo'],
  ['/sys/member/deposit/config'],
  ['/sys/deposit/creditcard/billingInfo'],
  ['/ext/deposit/page', () => page],
  ['/sys/deposit/pollingStatus', ({ order }) => ({ id: order })],
  ['/sys/payp/findOrder', ({ order }) => ({ orderId: order })],
  ['/ext/favourites/set', () => ({ gameId: 2, favourite: true })],
  ['/sys/game/getLaunchUrl', () => ({ id: 1, channel: 'pc' })],
  ['/sys/vipStore/redeem', () => ({ id: 1 })],
]
