import { pictureAddress } from '@croupier/shared/links'

/** What a banner is chosen and drawn by, checked or as a server sent it: the page reads it before any schema is there. */
export interface ListedBanner {
  readonly enabled?: number | boolean | string | null
  readonly sortIndex?: number | string | null
  readonly image?: string | null
  readonly mobileImage?: string | null
}

/** Servers that sort and leave out are trusted to; those that do not are not followed (SH-14). */
export function shownBanners<Item extends ListedBanner>(banners: readonly Item[]): Item[] {
  return banners
    .filter(({ enabled, image, mobileImage }) => !/^(0|false)$/i.test(String(enabled)) && (image || mobileImage))
    .sort((one, other) => Number(one.sortIndex ?? 0) - Number(other.sortIndex ?? 0))
}

/** The address of a banner's picture in a layout, or undefined where it is refused (D21). */
export function bannerPicture(
  { image, mobileImage }: ListedBanner,
  isDesktop: boolean,
  apiOrigin: string,
): string | undefined {
  const address = (isDesktop ? image : mobileImage) || image || mobileImage
  return pictureAddress(address, apiOrigin)
}
