import { pictureAddress } from '@croupier/shared/links'

/**
 * The fields by which a banner is chosen and drawn, validated or as the server sent them: the page reads them before
 * any schema is loaded.
 */
export interface ListedBanner {
  readonly enabled?: number | boolean | string | null
  readonly sortIndex?: number | string | null
  readonly image?: string | null
  readonly mobileImage?: string | null
}

/**
 * Sorts the banners by sortIndex and leaves out those that are disabled or have no picture, in case the server has not
 * (SH-14).
 */
export function shownBanners<Item extends ListedBanner>(banners: readonly Item[]): Item[] {
  return banners
    .filter(({ enabled, image, mobileImage }) => !/^(0|false)$/i.test(String(enabled)) && (image || mobileImage))
    .sort((one, other) => Number(one.sortIndex ?? 0) - Number(other.sortIndex ?? 0))
}

/** The address of a banner's picture in a layout, or undefined if it is refused (D21). */
export function bannerPicture(
  { image, mobileImage }: ListedBanner,
  isDesktop: boolean,
  apiOrigin: string,
): string | undefined {
  const address = (isDesktop ? image : mobileImage) || image || mobileImage
  return pictureAddress(address, apiOrigin)
}
