/**
 * The script that stands in the page itself (index.html; built by shared/build/page-script.ts). What needs no bundle
 * starts before any is asked for: colours, access check (site.md 4), files and data of the page, the first banner.
 */
import type { SiteConfig } from '@croupier/shared/config'
import { readStored } from '@croupier/shared/storage'
import { callsAt } from '../api/address.ts'
import { headersOf } from '../api/headers.ts'
import { showBootProblem } from '../boot/boot-problem.ts'
import { schemeOf } from '../boot/theme.ts'
import type { PagePreload } from '../boot/page-preload.ts'
import { readBlock } from '../boot/read-block.ts'
import type { ListedBanner } from '../home/banner-picture.ts'
import { LANGUAGE_KEY, TOKEN_KEY } from '../host/stored-keys.ts'
import { accessCall, askEarly } from './ask-early.ts'
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
let pictureShown: Promise<void> = Promise.resolve()
/** Resolves when the shell's files have arrived; undefined if the server has not named them. */
let codeHere: Promise<unknown> | undefined

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
  console.warn('the page started nothing early', error)
}

function start(): void {
  const root = document.documentElement
  const page = location.hash.slice(1).split('?')[0]?.split('/')[1] ?? ''
  root.dataset['first'] = named(firstFrames, page) ?? 'site'
  const boot = readBlock<BootBlock>('croupier-boot')
  const site = boot?.site
  const language = languageOf(site)
  window.croupierFiles = () => askForFiles(page, language)
  if (!site) return
  root.dataset['theme'] = schemeOf(site.colorScheme)
  for (const [token, value] of Object.entries(site.theme ?? {})) root.style.setProperty(token, value)
  const origin = site.apiOrigin ?? ''
  const calls = callsAt(site)
  const isOwn = language === (site.defaultLanguage ?? 'en')
  const known = page === '' && isOwn ? pictureOf(boot.banner, origin) : undefined
  const token = readStored(TOKEN_KEY) ?? undefined
  const headers = headersOf(language, token ?? null)
  window.croupierAccess = askEarly(calls, { ...accessCall, headers })
  const toCall = ({ path, body, ...call }: KnownCall) => {
    const ask = once(() => askEarly(calls, { path, ...call, headers }))
    return { path, body, language, authorization: token, ask }
  }
  const member = token ? memberCalls.map(toCall) : []
  const home = page === '' ? homeCalls.map(toCall) : []
  window.croupierEarly = [...member, ...home]
  member.forEach(({ ask }) => ask())
  const banners = home.find(({ path }) => path === bannersCall.path)
  if (!banners) return
  const listed = known ? undefined : banners.ask()
  const picture = listed ? firstPicture(listed, origin) : Promise.resolve(known)
  window.croupierDrawn = drawFirstBanner(window.croupierAccess, picture)
  pictureShown = (listed ?? Promise.resolve())
    .catch(() => undefined)
    .then(() => Promise.race([window.croupierDrawn, new Promise<void>((resolve) => setTimeout(resolve, PICTURE))]))
  // Calls that the shell has taken in the meantime are not in the list: they were sent, or were not this player's.
  void pictureShown.then(() => {
    window.croupierEarly?.forEach(({ ask }) => ask())
    const games = window.croupierEarly?.find(({ path }) => path === gamesCall.path)
    // Not for members, who are here to play: what their next press needs goes before covers that are probably in the
    // cache.
    if (games && codeHere && !token) void fetchCovers(games.ask(), codeHere, origin)
  })
}

/** Requests the shell's files at once, the remotes' after the first picture. */
function askForFiles(page: string, language: string): void {
  const preloaded = readBlock<{ preload?: PagePreload }>('croupier-files')?.preload
  if (!preloaded) return
  const { start: files, words, pages } = preloaded
  codeHere = Promise.all(files.map((file) => preload(file)))
  words[language]?.forEach((file) => warm(file))
  // A tester's versions are not the listed ones.
  const shown = location.search.includes('try=') ? undefined : named(pages, page)
  const later = [...(shown?.files ?? []), ...(shown?.words[language] ?? [])]
  window.croupierWarmed = later
  void pictureShown.then(() => later.forEach((file) => warm(file)))
}

/**
 * Looks a name from the address up in a table. Own keys only: the name may be one that every object has
 * (`constructor`).
 */
function named<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}

/** The longest wait for the first picture, in ms. */
const PICTURE = 250

/** The stored language if the site offers it, else the site's default. */
function languageOf({ languages, defaultLanguage = 'en' }: Partial<SiteConfig> = {}): string {
  const chosen = readStored(LANGUAGE_KEY)
  return chosen && (languages ?? [chosen]).some((language) => language === chosen) ? chosen : defaultLanguage
}

function once<Result>(work: () => Result): () => Result {
  let made: { readonly result: Result } | undefined
  return () => (made ??= { result: work() }).result
}
