import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fi } from './fi.ts'
import { fil } from './fil.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { pt } from './pt.ts'
import { tr } from './tr.ts'

/** The words laid over a banner; the picture itself holds none. */
export type BannerText = { title: string; text: string; button: string }
export type BannerCode = 'welcome' | 'koi-lantern' | 'vip-club' | 'invite'
export type LocaleBannerTexts = Record<BannerCode, BannerText>

const byLocale = { en, pt, es, de, fr, it, fi, tr, ja, fil }
export type PictureLocale = keyof typeof byLocale
export const pictureLocales = Object.keys(byLocale) as PictureLocale[]

const textsOf = (code: BannerCode): Record<PictureLocale, BannerText> =>
  Object.fromEntries(pictureLocales.map((locale) => [locale, byLocale[locale][code]])) as Record<
    PictureLocale,
    BannerText
  >

/** `bannerTexts[code][locale]` in every language; the API answers those of the request's language. */
export const bannerTexts: Record<BannerCode, Record<PictureLocale, BannerText>> = {
  welcome: textsOf('welcome'),
  'koi-lantern': textsOf('koi-lantern'),
  'vip-club': textsOf('vip-club'),
  invite: textsOf('invite'),
}
