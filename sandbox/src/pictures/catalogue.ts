import { games } from '../games/catalogue.ts'

export { bannerTexts, pictureLocales } from './banner-texts/index.ts'
export type { BannerCode } from './banner-texts/index.ts'
import type { BannerCode } from './banner-texts/index.ts'

/** A banner of the home carousel as the API sends it, less its pictures and words (section 3 of site.md). */
export type CatalogueBanner = {
  id: number
  code: BannerCode
  /** `null` means that a click launches `gameId`. */
  link: string | null
  /** 0 is a link inside the site, 1 opens a new tab; `null` goes with no link. */
  type: 0 | 1 | null
  gameId: number | null
  sortIndex: number
  enabled: true
}

const gameId = (code: string): number | null => games.find((game) => game.code === code)?.id ?? null

/** Articles 1, 2 and 3 are the bonus terms, the VIP club and the invitation rules. */
export const banners: CatalogueBanner[] = [
  { id: 1, code: 'welcome', link: '/article?id=1', type: 0, gameId: null, sortIndex: 1, enabled: true },
  {
    id: 2,
    code: 'koi-lantern',
    link: null,
    type: null,
    gameId: gameId('koi-lantern'),
    sortIndex: 2,
    enabled: true,
  },
  { id: 3, code: 'vip-club', link: '/article?id=2', type: 0, gameId: null, sortIndex: 3, enabled: true },
  { id: 4, code: 'invite', link: '/article?id=3', type: 0, gameId: null, sortIndex: 4, enabled: true },
]

/** The path of a game's cover on the API's origin. */
export const coverPath = (code: string): string => `/pictures/covers/${code}.webp`
/** The paths of a banner's wide and narrow picture on the API's origin. */
export const bannerPaths = (code: BannerCode): { image: string; mobileImage: string } => ({
  image: `/pictures/banners/${code}-desktop.svg`,
  mobileImage: `/pictures/banners/${code}-mobile.svg`,
})

/** Deposit method codes and cash-out method codes that have an icon; CPAY is both. */
export const methodCodes = [
  'VISA_MASTERCARD',
  'VISA_MASTERCARD_1',
  'PAYPAL_POLL',
  'PINGPONG',
  'CRYPTO',
  'ONLY_PAY',
  'PIX',
  'CPAY',
  'CASH',
  'STRIPE',
  'CRYPT',
  'PAYP',
  'BANK_CARD',
  'PAYPAL',
  'MERCADO_PAGO',
  'BTC',
] as const
export type MethodCode = (typeof methodCodes)[number]
/** The path of a payment method's icon on the API's origin. */
export const methodPath = (code: string): string => `/pictures/methods/${code}.webp`

/** The six levels by name; platinum has no number in the specification (decision D12). */
export const vipLevels = ['entry', 'bronze', 'silver', 'gold', 'platinum', 'diamond'] as const
export type VipLevelName = (typeof vipLevels)[number]
export const vipIcons: Record<VipLevelName, string> = Object.fromEntries(
  vipLevels.map((level) => [level, `/pictures/vip/${level}.svg`]),
) as Record<VipLevelName, string>

/** Pictures of the promotion pop-up, by the action that its button runs (bgImg and mobileBgImg). */
export const promotionCodes = ['deposit', 'invite', 'register', 'launch-game'] as const
export type PromotionCode = (typeof promotionCodes)[number]
export const promotionPictures: Record<PromotionCode, { bgImg: string; mobileBgImg: string }> = Object.fromEntries(
  promotionCodes.map((code) => [
    code,
    {
      bgImg: `/pictures/promotions/${code}-desktop.svg`,
      mobileBgImg: `/pictures/promotions/${code}-mobile.svg`,
    },
  ]),
) as Record<PromotionCode, { bgImg: string; mobileBgImg: string }>

/** Drawings at the head of articles 1 to 3, posters of the crypto guide and pictures of empty lists. */
export const articlePictures = ['bonus-terms', 'vip-club', 'invitation'] as const
export const guidePosters = ['intro', 'wallet', 'exchange', 'buying', 'transferring', 'depositing'] as const
export const emptyPictures = ['face-down-ace', 'empty-table'] as const
export const appIcons = ['icon', 'icon-maskable', 'icon-monochrome'] as const
