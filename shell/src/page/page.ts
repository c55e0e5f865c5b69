/**
 * The script that stands in the page itself (index.html; built by shared/build/page-script.ts). What needs no bundle
 * starts before any is asked for: colours, access check (site.md 4), files and data of the page, the first banner.
 */
import type { SiteConfig } from '@croupier/shared/config'
import { callsAt } from '../api/address.ts'
import { headersOf } from '../api/headers.ts'
import { showBootProblem } from '../boot/boot-problem.ts'
import { schemeOf } from '../boot/theme.ts'
import type { PagePreload } from '../boot/page-preload.ts'
import { readBlock } from '../boot/read-block.ts'
import type { ListedBanner } from '../home/banner-picture.ts'
import { LANGUAGE_KEY, readStored, TOKEN_KEY } from '../host/stored.ts'
import { accessCall, askEarly } from './ask-early.ts'
import { drawFirstBanner, firstPicture, pictureOf } from './first-banner.ts'
import { fetchCovers } from './first-covers.ts'
import { preload, warm } from './files.ts'
import { bannersCall, gamesCall, homeCalls, memberCalls, type KnownCall } from './known-calls.ts'

declare global {
  interface Window {
    /** Asks for the files of this address, once the page's second block is there. */
    croupierFiles?: () => void
    /** The remote's files that it asked for. */
    croupierWarmed?: readonly string[]
  }
}

/** As the server wrote it, unchecked: the shell checks the site's config and stops where it is none. */
interface BootBlock {
  readonly site?: Partial<SiteConfig>
  /** The first banner in the site's own language, where the server knew it. */
  readonly banner?: ListedBanner
}

/** Which frame stands before the first script, by the first part of the address. */
const firstFrames: Readonly<Record<string, string>> = { '': 'home', payment: 'bare', branchIndex: 'help' }

/**
 * When the first picture is on the screen, or has had its time: what is drawn first goes first, on a narrow link and a
 * slow processor. What the code asks for has time until the code runs.
 */
let pictureShown: Promise<void> = Promise.resolve()
/** When the shell's files have come, where the server named them. */
let codeHere: Promise<unknown> | undefined

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
  // Those that the shell has taken in the meantime have been asked for, or are not those of this player.
  void pictureShown.then(() => {
    window.croupierEarly?.forEach(({ ask }) => ask())
    const games = window.croupierEarly?.find(({ path }) => path === gamesCall.path)
    // A member is here to play: what the next press needs goes before covers that a cache is likely to have.
    if (games && codeHere && !token) void fetchCovers(games.ask(), codeHere, origin)
  })
}

/** The shell's files at once, the remote's after the first picture. */
function askForFiles(page: string, language: string): void {
  const preloaded = readBlock<{ preload?: PagePreload }>('croupier-files')?.preload
  if (!preloaded) return
  const { start: files, words, pages } = preloaded
  codeHere = Promise.all(files.map((file) => preload(file)))
  words[language]?.forEach((file) => warm(file))
  // A tester's own versions are not those of the table.
  const shown = location.search.includes('try=') ? undefined : named(pages, page)
  const later = [...(shown?.files ?? []), ...(shown?.words[language] ?? [])]
  window.croupierWarmed = later
  void pictureShown.then(() => later.forEach((file) => warm(file)))
}

/** What a table has under a name of the address, which may be one that every object has (`constructor`). */
function named<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}

/** ms for which the first picture is waited for, at most. */
const PICTURE = 250

/** The stored choice where the site has it, else the site's own. */
function languageOf({ languages, defaultLanguage = 'en' }: Partial<SiteConfig> = {}): string {
  const chosen = readStored(LANGUAGE_KEY)
  return chosen && (languages ?? [chosen]).some((language) => language === chosen) ? chosen : defaultLanguage
}

function once<Result>(work: () => Result): () => Result {
  let made: { readonly result: Result } | undefined
  return () => (made ??= { result: work() }).result
}
