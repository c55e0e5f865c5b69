import type { ScreenId } from '@croupier/shared/host'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import '@croupier/shared/ui/base.css'
import '@croupier/shared/ui/tokens.css'
import '@croupier/shared/ui/fonts.css'
import { checkAccess } from './access/access-check.ts'
import { callsAt } from './api/address.ts'
import { loadSend } from './api/transport.ts'
import { App } from './app.tsx'
import { BootProblem, readBoot } from './boot/boot.ts'
import { applyTheme } from './boot/theme.ts'
import { createSpokenWords } from './boot/spoken-words.ts'
import { createHost, type ShellHost } from './host/create-host.ts'
import { leaveFor } from './access/leave.ts'
import { beforeQuiet, pageLoaded, savesData, whenQuiet } from './page/quiet.ts'
import { followInvitations } from './session/invitation.ts'
import { loadScreen, preloadScreen, warmScreen } from './remotes/load-screen.ts'
import { watchPage } from './reports/watch-page.ts'

void start().catch((error: unknown) => {
  console.error('the site could not start', error)
  window.croupierStop?.(error instanceof BootProblem ? error.problems : [])
})

/** Config, access check, then the site: nothing of the content shows before the check answered (SH-01). */
async function start(): Promise<void> {
  await yieldToMain()
  const boot = await readBoot()
  applyTheme(boot.site)
  if (!boot.site.theme?.['--font-display']) askForDisplayFace()
  // Before there is a router, whose pages ask for the code: it hears of another address after this.
  followInvitations()
  const words = createSpokenWords()
  const host = createHost({
    boot,
    serverBusy: () => words.text('common.serverBusy'),
    slow: () => words.text('loading.slow'),
    preload: (id, params) => preloadScreen(host, id, params),
  })
  const access = checkAccess(callsAt(boot.site), host.locale.get())
  // The page's own parts come while the access check is under way and the frame is drawn.
  beforeQuiet(firstScreens().map((id) => loadScreen(host, id)))
  watchPage(host.reporter, host.releases.ownerOf)
  const session = host.session.start()
  const [answer] = await Promise.all([access, words.follow(host)])
  if (!answer.allowed && leaveFor(answer.url)) return
  // Whose games it is to show is known by now, or soon.
  if (answer.allowed) void session.then(() => firstScreens().forEach((id) => void preloadScreen(host, id, {} as never)))
  const root = createRoot(document.getElementById('root')!)
  // In pieces: the page answers to a finger while its first frame is made.
  startTransition(() => root.render(<App host={host} isRestricted={!answer.allowed} />))
  void pageLoaded().then(() => setTimeout(settle, SETTLED, host))
  await whenQuiet()
  // The browser reads its tables of languages at their first use.
  new Intl.NumberFormat(host.locale.get()).format(0)
  await whenQuiet()
  loadSend().catch(() => undefined)
  if (!savesData()) prepareFirstPress(host)
}

/** What most press first: a visitor the login, which then stands ready; a member the deposit. */
function prepareFirstPress(host: ShellHost): void {
  if (host.session.get()) warmScreen(host, 'deposit', 'low')
  else host.screens.hint('login', {})
}

/** The browser would ask for it when the first heading is drawn; until then the link has nothing to do. */
function askForDisplayFace(): void {
  document.fonts.load('1em Fraunces').catch(() => undefined)
}

/** The code has been read: what came meanwhile is painted before it runs. No timer: a background tab's come late. */
function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(), { once: true })
    port1.start()
    port2.postMessage(null)
  })
}

/** What the home page shows of remotes; other pages are drawn first. */
const firstScreens = (): ScreenId[] => (/^#?\/?(\?|$)/.test(location.hash) ? ['lobby', 'latestWins'] : [])

/** ms: after everything that the player waits for. */
const SETTLED = 3_000

async function settle({ reporter, releases }: ShellHost): Promise<void> {
  try {
    const { registerWorker, reportVitals } = await import('./boot/settled.ts')
    reportVitals(reporter, releases.owners)
    await registerWorker()
  } catch (error) {
    console.warn('nobody measures this page', error)
  }
}
