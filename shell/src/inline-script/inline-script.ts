/**
 * The script inside the page itself (index.html; built by shared/build/page-script.ts). What needs no bundle starts
 * before any is requested: colours, access check (site.md 4), files and data of the page, the first banner.
 */
import type { SiteConfig } from '@croupier/shared/config'
import { readStored } from '@croupier/shared/storage'
import type { Answer } from '../api/answer.ts'
import { apiBaseUrl } from '../api/base-url.ts'
import { headersOf } from '../api/headers.ts'
import { showBootProblem } from '../boot/boot-problem.ts'
import { schemeOf } from '../boot/theme.ts'
import type { PagePreload } from '../boot/page-preload.ts'
import { readBlock } from '../boot/read-block.ts'
import type { ListedBanner } from '../home/banner-picture.ts'
import { LANGUAGE_KEY, TOKEN_KEY } from '../host/stored-keys.ts'
import { accessCall, sendEarly } from './send-early.ts'
import { drawFirstBanner, firstPicture, pictureOf } from './first-banner.ts'
import { fetchCovers } from './first-covers.ts'
import { preload, warm } from './preload.ts'
import { bannersCall, gamesCall, homeCalls, memberCalls, type KnownCall } from './known-calls.ts'

declare global {
  interface Window {
    /** Requests the files of this address; called once the page's second data block is there. */
    croupierFiles?: () => void
    /** The remotes' files that this call requests. */
    croupierWarmed?: readonly string[]
  }
}

/**
 * The data block as the server wrote it, unchecked: the shell validates the site's config, and stops if it is not
 * valid.
 */
interface BootBlock {
  readonly site?: Partial<SiteConfig>
  /** The first banner in the site's own language, where the server knew it. */
  readonly banner?: ListedBanner
}

/** Which frame the page shows before the first script, by the first segment of the address. */
const firstFrames: Readonly<Record<string, string>> = { '': 'home', payment: 'bare', branchIndex: 'help' }

/**
 * Resolves when the first picture is on the screen, or has had its time. On a slow network or processor, what is drawn
 * first goes first; the data that the code needs can wait until the code runs.
 */
let firstPictureShown: Promise<void> = Promise.resolve()
/** Resolves when the shell's files have arrived; undefined if the server has not named them. */
let codeLoaded: Promise<unknown> | undefined

window.croupierStop = showBootProblem
// The page's own scripts are the deferred ones; those loaded later have their own error handling.
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
  console.warn('the early start failed', error)
}

function start(): void {
  const page = location.hash.slice(1).split('?')[0]?.split('/')[1] ?? ''
  document.documentElement.dataset['first'] = lookUp(firstFrames, page) ?? 'site'
  const boot = readBlock<BootBlock>('croupier-boot')
  const site = boot?.site
  const language = languageOf(site)
  window.croupierFiles = () => requestFiles(page, language)
  if (!site) return
  applyColours(site)
  const origin = site.apiOrigin ?? ''
  const isDefaultLanguage = language === (site.defaultLanguage ?? 'en')
  const inlinedPicture = page === '' && isDefaultLanguage ? pictureOf(boot.banner, origin) : undefined
  const token = readStored(TOKEN_KEY)
  const access = prepareCalls(site, page, language, token)
  const banners = window.croupierEarly?.find(({ path }) => path === bannersCall.path)
  if (!banners) return
  showFirstBanner(access, banners, inlinedPicture, origin)
  void firstPictureShown.then(() => sendHomeCalls(token, origin))
}

/** Applies the site's colour scheme and colours, as boot/theme.ts does later. */
function applyColours({ colorScheme, theme }: Partial<SiteConfig>): void {
  const root = document.documentElement
  root.dataset['theme'] = schemeOf(colorScheme)
  for (const [token, value] of Object.entries(theme ?? {})) root.style.setProperty(token, value)
}

/**
 * Sends the access check and the calls about the member, and prepares those of the home page. Returns the response to
 * the access check.
 */
function prepareCalls(
  site: Partial<SiteConfig>,
  page: string,
  language: string,
  token: string | null,
): Promise<Answer> {
  const baseUrl = apiBaseUrl(site)
  const headers = headersOf(language, token)
  window.croupierAccess = sendEarly(baseUrl, { ...accessCall, headers })
  const toCall = ({ path, payload, ...call }: KnownCall) => {
    const send = once(() => sendEarly(baseUrl, { path, ...call, headers }))
    return { path, payload, language, authorization: token ?? undefined, send }
  }
  const member = token ? memberCalls.map(toCall) : []
  window.croupierEarly = [...member, ...(page === '' ? homeCalls.map(toCall) : [])]
  member.forEach(({ send }) => send())
  return window.croupierAccess
}

/** Shows the picture that the server named, else that of the first listed banner. Sets `firstPictureShown`. */
function showFirstBanner(
  access: Promise<Answer>,
  banners: { readonly send: () => Promise<Answer> },
  inlinedPicture: HTMLImageElement | undefined,
  origin: string,
): void {
  const listed = inlinedPicture ? undefined : banners.send()
  const picture = listed ? firstPicture(listed, origin) : Promise.resolve(inlinedPicture)
  window.croupierDrawn = drawFirstBanner(access, picture)
  firstPictureShown = (listed ?? Promise.resolve())
    .catch(() => undefined)
    .then(() =>
      Promise.race([window.croupierDrawn, new Promise<void>((resolve) => setTimeout(resolve, PICTURE_WAIT_MS))]),
    )
}

/** Sends the calls of the home page, and fetches the first covers for a visitor. */
function sendHomeCalls(token: string | null, origin: string): void {
  // Calls that the shell has taken in the meantime are not in the list: they were sent, or were not this player's.
  window.croupierEarly?.forEach(({ send }) => send())
  const games = window.croupierEarly?.find(({ path }) => path === gamesCall.path)
  // Not for members, who are here to play: what their next press needs goes before covers that are probably in the
  // cache.
  if (games && codeLoaded && !token) void fetchCovers(games.send(), codeLoaded, origin)
}

/** Requests the shell's files at once, the remotes' after the first picture. */
function requestFiles(page: string, language: string): void {
  const preloaded = readBlock<{ preload?: PagePreload }>('croupier-files')?.preload
  if (!preloaded) return
  const { start: files, words, pages } = preloaded
  codeLoaded = Promise.all(files.map((file) => preload(file)))
  words[language]?.forEach((file) => warm(file))
  // A tester's versions are not the listed ones.
  const shown = location.search.includes('try=') ? undefined : lookUp(pages, page)
  const later = [...(shown?.files ?? []), ...(shown?.words[language] ?? [])]
  window.croupierWarmed = later
  void firstPictureShown.then(() => later.forEach((file) => warm(file)))
}

/**
 * Looks a name from the address up in a table. Own keys only: the name may be one that every object has
 * (`constructor`).
 */
function lookUp<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}

/** The longest wait for the first picture, in ms. */
const PICTURE_WAIT_MS = 250

/** The stored language if the site offers it, else the site's default. */
function languageOf({ languages, defaultLanguage = 'en' }: Partial<SiteConfig> = {}): string {
  const chosen = readStored(LANGUAGE_KEY)
  return chosen && (languages ?? [chosen]).some((language) => language === chosen) ? chosen : defaultLanguage
}

function once<Result>(work: () => Result): () => Result {
  let done: { readonly result: Result } | undefined
  return () => (done ??= { result: work() }).result
}
