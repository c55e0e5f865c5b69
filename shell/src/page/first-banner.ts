import { bannerPicture, shownBanners, type ListedBanner } from '../home/banner-picture.ts'

/**
 * Draws the first banner's picture into the page's own frame, where the carousel will have it: the largest thing that
 * a player waits for needs no bundle. Nothing of the content shows before the access check said yes (SH-01); its words
 * and where it leads come with the carousel.
 */
export async function drawFirstBanner(access: Promise<unknown>, banners: Promise<unknown>, origin: string): Promise<void> {
  try {
    const [check, listed] = await Promise.all([access, banners])
    if ((check as { data?: { status?: unknown } }).data?.status !== true) return
    const [first] = shownBanners((listed as { data: ListedBanner[] }).data)
    const picture = first && bannerPicture(first, matchMedia('(min-width: 900px)').matches, origin)
    const place = document.querySelector('.first-banner')
    if (!picture || !place) return
    const image = document.createElement('img')
    image.alt = ''
    image.fetchPriority = 'high'
    image.decoding = 'sync'
    image.src = picture
    place.append(image)
  } catch (error) {
    console.warn('the first banner waits for the carousel', error)
  }
}

/** The address of the picture that the page has drawn, for as long as its frame stands. */
export function drawnPicture(): string | undefined {
  return document.querySelector<HTMLImageElement>('.first-banner img')?.src
}
