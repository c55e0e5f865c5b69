import type { Answer } from '../api/answer.ts'
import { bannerPicture, shownBanners, type ListedBanner } from '../home/banner-picture.ts'
import { preload } from './preload.ts'

declare global {
  interface Window {
    /** Resolves when the first banner is on the screen, or will not be. */
    croupierDrawn?: Promise<void>
  }
}

/**
 * Puts the first banner's picture into the page's own frame, where the carousel will have it: the largest element that
 * a player waits for needs no bundle. Nothing of the content shows before the access check allows it (SH-01); the
 * banner's words and link come with the carousel. Resolves when the picture is on the screen, or will not be.
 */
export async function drawFirstBanner(
  access: Promise<Answer>,
  picture: Promise<HTMLImageElement | undefined>,
): Promise<void> {
  try {
    const [check, image] = await Promise.all([access, picture])
    const { status } = (check.body as { data?: { status?: unknown } }).data ?? {}
    if (!image || !/^(1|true)$/i.test(String(status))) return
    document.querySelector('.first-banner')?.append(image)
    await image.decode()
    await painted()
  } catch (error) {
    console.warn('the first banner was not drawn', error)
  }
}

/** Resolves at the second animation frame, which begins when the first one has been handed over. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** The picture of the first banner in a response of the product API. */
export async function firstPicture(answer: Promise<Answer>, origin: string): Promise<HTMLImageElement | undefined> {
  const { data } = (await answer).body as { data: ListedBanner[] }
  return pictureOf(shownBanners(data)[0], origin)
}

/**
 * Starts fetching a banner's picture for this layout, and returns its image; undefined if there is none that may be
 * shown.
 */
export function pictureOf(banner: ListedBanner | null | undefined, origin: string): HTMLImageElement | undefined {
  const address = banner && bannerPicture(banner, matchMedia('(min-width: 900px)').matches, origin)
  if (!address) return undefined
  // A preload starts at once; the image's own request waits for the end of the script.
  preload(address, 'image')
  const image = document.createElement('img')
  image.alt = ''
  image.fetchPriority = 'high'
  image.decoding = 'sync'
  image.src = address
  return image
}

/** The address of the picture that the page has drawn, for as long as the page's own frame exists. */
export function drawnPicture(): string | undefined {
  return document.querySelector<HTMLImageElement>('.first-banner img')?.src
}
