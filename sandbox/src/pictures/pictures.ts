import { games } from '../games/catalogue.ts'
import {
  appIcons,
  articlePictures,
  emptyPictures,
  guidePosters,
  methodCodes,
  promotionCodes,
  vipLevels,
} from './catalogue.ts'
import { cover } from './covers/cover.ts'
import { appIcon } from './icons/app.ts'
import { methodIcon } from './icons/methods.ts'
import { vipBadge } from './icons/vip.ts'
import { articlePicture, emptyPicture } from './scenes/articles.ts'
import { bannerCodes, desktopBanner, mobileBanner } from './scenes/banners.ts'
import { guidePoster } from './scenes/guide.ts'
import { desktopPromotion, mobilePromotion } from './scenes/promotions.ts'

type Draw = () => string

const listed = <Name extends string>(folder: string, names: readonly Name[], draw: (name: Name) => string, end = '') =>
  names.map((name): [string, Draw] => [`/pictures/${folder}/${name}${end}.svg`, () => draw(name)])

const drawings = new Map<string, Draw>([
  ...games.map((game): [string, Draw] => [`/pictures/covers/${game.code}.svg`, () => cover(game)]),
  ...listed('banners', bannerCodes, desktopBanner, '-desktop'),
  ...listed('banners', bannerCodes, mobileBanner, '-mobile'),
  ...listed('promotions', promotionCodes, desktopPromotion, '-desktop'),
  ...listed('promotions', promotionCodes, mobilePromotion, '-mobile'),
  ...listed('methods', methodCodes, methodIcon),
  ...listed('vip', vipLevels, vipBadge),
  ...listed('articles', articlePictures, articlePicture),
  ...listed('guide', guidePosters, guidePoster),
  ...listed('empty', emptyPictures, emptyPicture),
  ...listed('app', appIcons, appIcon),
])

const drawn = new Map<string, string>()

/** Every address that answers a picture, as `/pictures/<folder>/<name>.svg`. */
export const picturePaths: readonly string[] = [...drawings.keys()]

/** The SVG text at an address of `picturePaths`, drawn once; undefined for any other address. */
export const pictureAt = (path: string): string | undefined => {
  const known = drawn.get(path)
  if (known !== undefined) return known
  const svg = drawings.get(path)?.()
  if (svg !== undefined) drawn.set(path, svg)
  return svg
}
