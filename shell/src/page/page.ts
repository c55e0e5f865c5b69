/**
 * The script that stands in the page itself (index.html; built by shared/build/page-script.ts). What needs no bundle
 * starts before any is asked for: colours, access check (site.md 4), files and data of the page, the first banner.
 */
import type { SiteConfig } from '@croupier/shared/config'
import { showBootProblem } from '../boot/boot-problem.ts'
import type { PagePreload } from '../boot/boot.ts'
import type { ListedBanner } from '../home/banner-picture.ts'
import { askEarly, bannersCall, homeCalls, memberCalls } from './ask-early.ts'
import { drawFirstBanner, firstPicture, pictureOf } from './first-banner.ts'
import { preload, warm } from './files.ts'

/** As the server wrote it, unchecked: the shell checks the site's config and stops where it is none. */
interface BootBlock {
  readonly site?: Partial<SiteConfig>
  readonly preload?: PagePreload
  /** The first banner in the site's own language, where the server knew it. */
  readonly banner?: ListedBanner
}

/** Which frame stands before the first script, by the first part of the address. */
const firstFrames: Readonly<Record<string, string>> = { '': 'home', payment: 'bare', branchIndex: 'help' }

window.croupierStop = showBootProblem
// The scripts of the page itself wait for the document; those that come later have their own way back.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.defer) showBootProblem([])
  },
  true,
)

try {
  start()
} catch (error) {
  console.warn('the page started nothing early', error)
}

function start(): void {
  const root = document.documentElement
  const page = location.hash.slice(1).split('?')[0]?.split('/')[1] ?? ''
  root.dataset['first'] = firstFrames[page] ?? 'site'
  const boot = JSON.parse(document.getElementById('croupier-boot')?.textContent ?? 'null') as BootBlock | null
  const site = boot?.site
  if (!site) return
  root.dataset['theme'] = site.colorScheme ?? 'dark'
  for (const [token, value] of Object.entries(site.theme ?? {})) root.style.setProperty(token, value)
  const origin = site.apiOrigin ?? ''
  const language = languageOf(site, boot.preload)
  const isOwn = language === (site.defaultLanguage ?? 'en')
  const known = page === '' && isOwn ? pictureOf(boot.banner, origin) : undefined
  window.croupierAccess = askEarly(origin, { path: '/sys/ipinfoCloudFlare' })
  const token = stored('croupier.token') ?? undefined
  const wanted = [...(token ? memberCalls : []), ...(page === '' ? homeCalls : [])]
  const calls = wanted.map(({ path, body, wire, type, limit }) => {
    const headers = { language, ...(token ? { authorization: token } : {}) }
    return { path, body, language, authorization: token, answer: askEarly(origin, { path, wire, type, limit, headers }) }
  })
  window.croupierEarly = [...calls]
  const banners = calls.find(({ path }) => path === bannersCall.path)
  if (banners) {
    const picture = known ? Promise.resolve(known) : firstPicture(banners.answer, origin)
    window.croupierDrawn = drawFirstBanner(window.croupierAccess, picture)
  }
  if (!boot.preload) return
  const { start: files, words, pages } = boot.preload
  files.forEach((file) => preload(file))
  words[language]?.forEach((file) => warm(file))
  // A tester's own versions are not those of the table.
  const shown = location.search.includes('try=') ? undefined : pages[page]
  const later = [...(shown?.files ?? []), ...(shown?.words[language] ?? [])]
  // What is drawn first goes first, on a narrow link and a slow processor: the remote's files have time until the shell runs.
  void (banners?.answer ?? Promise.resolve())
    .catch(() => undefined)
    .then(() => Promise.race([window.croupierDrawn, new Promise((resolve) => setTimeout(resolve, PICTURE))]))
    .then(() => later.forEach((file) => warm(file)))
}

/** ms for which the first picture is waited for, at most. */
const PICTURE = 250

/** The stored choice where the site has it, else the site's own. */
function languageOf({ languages, defaultLanguage = 'en' }: Partial<SiteConfig>, known: PagePreload | undefined): string {
  const chosen = stored('croupier.language')
  const isOffered = (languages ?? []).some((language) => language === chosen) || !languages
  return chosen && isOffered && known?.words[chosen] ? chosen : defaultLanguage
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
