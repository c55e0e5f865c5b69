import type { Promotion } from '../api/index.ts'

/**
 * Every screen of the product as data: who owns it, who may see it, how large its pop-up is.
 * A screen is opened from anywhere with `host.screens.open(id, params)`; the shell loads its owner.
 */
export const REMOTE_NAMES = ['account', 'games', 'cashier', 'vip'] as const
export type RemoteName = (typeof REMOTE_NAMES)[number]
export type ScreenOwner = 'shell' | RemoteName

export interface ScreenDefinition {
  readonly owner: ScreenOwner
  readonly access: 'public' | 'member'
  /** Width of the pop-up on a desktop; phones show a full-height sheet. `drawer`: at the right-hand side. */
  readonly size: 'sm' | 'md' | 'lg' | 'full' | 'drawer'
}

/** What each screen is given when it is opened. A screen that is absent here takes nothing. */
export interface ScreenParams {
  /**
   * `backurl`: where to go once logged in, an internal path (pages only). `ended`: a session that ended by itself led
   * here.
   */
  login: { backurl?: string; ended?: string }
  join: { backurl?: string }
  /** `mailSent`: the address has to be confirmed. */
  joinSubmitted: { memberId: number; mailSent?: boolean }
  article: { id: string }
  game: { gameId: number; playForFun: 0 | 1 }
  gameInfo: { gameId: number }
  lobby: Record<string, never>
  gameBrowser: { category?: string }
  /**
   * For older remotes: nobody reads the values any more, and they go with HOST_API 2. `{}` is the screen rendered
   * ahead.
   */
  deposit: { reason?: 'game' | 'firstWithdrawal' | 'blocked'; gameId?: number }
  /** `orderId`: resumes that order. */
  depositMethod: { code: string; amount?: string; orderId?: string }
  depositResult: { outcome: 'processing' | 'success' | 'error' | 'cancel' | 'return'; orderId?: string }
  cashout: { method?: string }
  paymentPage: { provider: string; page: string; query: Record<string, string> }
  queryPage: { name: string }
  withdrawQuery: { id?: string }
  withdrawQueryDetail: { id: string }
  activation: { token: string }
  passwordReset: { token: string }
  contactUs: { topic?: string }
  promotion: { promotion: Promotion }
}

const publicScreen = (owner: ScreenOwner, size: ScreenDefinition['size'] = 'md'): ScreenDefinition => ({
  owner,
  access: 'public',
  size,
})
const memberScreen = (owner: ScreenOwner, size: ScreenDefinition['size'] = 'md'): ScreenDefinition => ({
  owner,
  access: 'member',
  size,
})

export const screens = {
  // mfe-account
  join: publicScreen('account'),
  joinSubmitted: memberScreen('account', 'sm'),
  socialJoin: publicScreen('account'),
  login: publicScreen('account', 'sm'),
  forgotPassword: publicScreen('account', 'sm'),
  passwordReset: publicScreen('account', 'sm'),
  activation: publicScreen('account', 'sm'),
  changePassword: memberScreen('account', 'sm'),
  personalDetails: memberScreen('account'),
  uploadDocuments: memberScreen('account', 'lg'),
  news: memberScreen('account'),
  inviteBonus: memberScreen('account', 'lg'),
  // mfe-games
  lobby: publicScreen('games'),
  gameBrowser: publicScreen('games'),
  funGames: publicScreen('games'),
  latestWins: publicScreen('games'),
  game: publicScreen('games', 'full'),
  gameInfo: publicScreen('games'),
  // mfe-cashier
  deposit: memberScreen('cashier'),
  depositMethod: memberScreen('cashier'),
  depositResult: publicScreen('cashier', 'sm'),
  depositHistory: memberScreen('cashier', 'lg'),
  cashout: memberScreen('cashier'),
  withdrawalVoucher: memberScreen('cashier'),
  banking: publicScreen('cashier'),
  cryptoGuide: publicScreen('cashier', 'lg'),
  paymentPage: publicScreen('cashier'),
  withdrawLogin: publicScreen('cashier', 'sm'),
  withdrawQuery: publicScreen('cashier', 'lg'),
  withdrawQueryDetail: publicScreen('cashier'),
  queryPage: publicScreen('cashier', 'lg'),
  // mfe-vip
  vipClub: publicScreen('vip', 'lg'),
  vipStore: memberScreen('vip', 'lg'),
  transactionHistory: memberScreen('vip', 'lg'),
  gameHistory: memberScreen('vip', 'lg'),
  cashoutHistory: memberScreen('vip', 'lg'),
  // shell
  menu: publicScreen('shell', 'drawer'),
  // Articles are pages, and the notice replaces the whole site: nothing opens `article` or `restricted`, which go with
  // HOST_API 2.
  article: publicScreen('shell', 'lg'),
  withdrawalRules: publicScreen('shell', 'lg'),
  promotions: publicScreen('shell', 'lg'),
  aboutUs: publicScreen('shell', 'lg'),
  privacyPolicy: publicScreen('shell', 'lg'),
  terms: publicScreen('shell', 'lg'),
  userAgreement: publicScreen('shell', 'lg'),
  cookiesPolicy: publicScreen('shell', 'lg'),
  cookieChoice: publicScreen('shell', 'sm'),
  contactUs: publicScreen('shell'),
  language: publicScreen('shell', 'sm'),
  promotion: publicScreen('shell'),
  restricted: publicScreen('shell', 'sm'),
} as const satisfies Record<string, ScreenDefinition>

export type ScreenId = keyof typeof screens
export type ParamsOf<Id extends ScreenId> = Id extends keyof ScreenParams ? ScreenParams[Id] : undefined

/** The definition of a screen, or undefined where no screen has that id. */
export function screenDefinition(id: string): ScreenDefinition | undefined {
  return Object.hasOwn(screens, id) ? screens[id as ScreenId] : undefined
}
