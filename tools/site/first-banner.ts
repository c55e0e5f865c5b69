import { shownBanners, type ListedBanner } from '../../shell/src/home/banner-picture.ts'
import { bannersCall } from '../../shell/src/inline-script/known-calls.ts'
import { sendEarly } from '../../shell/src/inline-script/send-early.ts'

/**
 * Milliseconds between two requests. After a failed one the next follows in a second, then each time after twice as
 * long.
 */
const INTERVAL_MS = 60_000
const RETRY_AFTER_MS = 1_000

export interface FirstBanner {
  /** The picture's addresses as the product API last returned them; undefined while none are known. */
  readonly current: () => Pick<ListedBanner, 'image' | 'mobileImage'> | undefined
  readonly stop: () => void
}

/**
 * Polls which banner comes first on the home page, in the site's default language: a page that names its picture has it
 * fetched before any API response of its own (site.md 5). When the API does not answer, the banner is forgotten.
 */
export function followFirstBanner(apiOrigin: string, language: string): FirstBanner {
  let banner: ListedBanner | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let retryAfter = RETRY_AFTER_MS
  const poll = async () => {
    const answer = await fetchFirst(apiOrigin, language).catch(() => undefined)
    banner = answer?.first
    if (stopped) return
    timer = setTimeout(() => void poll(), answer ? INTERVAL_MS : retryAfter).unref()
    retryAfter = answer ? RETRY_AFTER_MS : Math.min(retryAfter * 2, INTERVAL_MS)
  }
  void poll()
  return {
    current: () => banner && { image: banner.image ?? null, mobileImage: banner.mobileImage ?? null },
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}

async function fetchFirst(apiOrigin: string, language: string): Promise<{ first: ListedBanner | undefined }> {
  const { body } = await sendEarly(apiOrigin, { ...bannersCall, headers: { language } })
  const { data } = body as { data: unknown }
  if (!Array.isArray(data)) throw new Error('the banners are no list')
  return { first: shownBanners(data as ListedBanner[])[0] }
}
