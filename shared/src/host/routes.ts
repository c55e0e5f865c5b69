import { screens } from './screens.ts'
import type { ScreenId } from './screens.ts'

/**
 * The pages of the site (site.md 2): which address shows which screen. The shell's router is made from this table; the
 * page of a screen for members is guarded (site.md 4, navigation guard).
 */
export interface PageRoute {
  readonly path: string
  readonly screen: ScreenId
  /** The access of its screen. */
  readonly access: 'public' | 'member'
  /** `site`: inside top bar and footer. `bare`: alone in the window, as payment pages are. */
  readonly frame: 'site' | 'help' | 'bare'
}

export const PAYMENT_PROVIDERS = {
  paypal: ['pay', 'check', 'return', 'processing', 'close', 'cancel'],
  pingpong: ['pay', 'return', 'processing', 'close', 'cancel'],
  pix: ['pay', 'return', 'processing', 'close', 'cancel'],
  cpay: ['pay', 'return', 'processing', 'close', 'cancel'],
  easyzeng: ['check', 'return', 'processing', 'close', 'cancel'],
  cj: ['check', 'return', 'processing', 'close', 'cancel'],
} as const

export const QUERY_PAGES = [
  'queryOneAwr',
  'queryOnePwi',
  'queryOneMi',
  'queryOneLogin',
  'queryTwoLogin',
  'queryThreeLogin',
  'queryTwoWrapp',
  'queryTwoPwi',
  'queryTwoTt',
  'queryTwoCpat',
  'queryThreeWrapp',
  'queryThreePwi',
  'queryThreeTt',
  'queryThreeCpat',
] as const

const page = (path: string, screen: ScreenId, frame: PageRoute['frame'] = 'site'): PageRoute => ({
  path,
  screen,
  access: screens[screen].access,
  frame,
})

/** The routes that belong to remotes. The shell adds its own (home, help, rules, article, lottery, 404). */
export const remotePages: readonly PageRoute[] = [
  page('/join', 'join'),
  page('/login', 'login'),
  page('/password/reset', 'passwordReset'),
  page('/activation', 'activation'),
  page('/games', 'gameBrowser'),
  page('/games/:category', 'gameBrowser'),
  page('/fun', 'funGames'),
  page('/withdrawLogin', 'withdrawLogin'),
  page('/withdrawQuery', 'withdrawQuery'),
  page('/withdrawQueryDetail', 'withdrawQueryDetail'),
  ...QUERY_PAGES.map((name) => page(`/${name}`, 'queryPage')),
  ...Object.entries(PAYMENT_PROVIDERS).flatMap(([provider, pages]) =>
    pages.map((name) => page(`/payment/${provider}/${name}`, 'paymentPage', 'bare')),
  ),
]
