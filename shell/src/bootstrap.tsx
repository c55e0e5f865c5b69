import type { ScreenId } from '@croupier/shared/host'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import '@croupier/shared/ui/base.css'
import '@croupier/shared/ui/tokens.css'
import '@croupier/shared/ui/fonts.css'
import { checkAccess } from './access/access-check.ts'
import { apiBaseUrl } from './api/base-url.ts'
import { loadSend } from './api/transport.ts'
import { App } from './app.tsx'
import { BootProblem, readBoot } from './boot/boot.ts'
import { applyTheme } from './boot/theme.ts'
import { createShellMessages } from './boot/shell-messages.ts'
import { createHost, type ShellHost } from './host/create-host.ts'
import { redirectTo } from './access/redirect.ts'
import { beforeIdle, pageLoaded, savesData, whenIdle } from './frame/lazy/idle.ts'
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
  if (!boot.site.theme?.['--font-display']) loadDisplayFont()
  // Before there is a router, whose pages read the invitation codes: this way the router gets a new address after
  // this.
  followInvitations()
  const messages = createShellMessages()
  const host = createHost({
    boot,
    serverBusy: () => messages.text('common.serverBusy'),
    slow: () => messages.text('loading.slow'),
    preload: (id, params) => preloadScreen(host, id, params),
  })
  const access = checkAccess(apiBaseUrl(boot.site), host.locale.get())
  // The first page's remote screens load while the access check is in flight and the frame is rendered.
  beforeIdle(homeScreens().map((id) => loadScreen(host, id)))
  watchPage(host.reporter, host.releases.ownerOf)
  const session = host.session.start()
  const [checked] = await Promise.all([access, messages.follow(host)])
  if (!checked.allowed && redirectTo(checked.url)) return
  // Prefetches what they show as soon as it is known whose games these are.
  if (checked.allowed) void session.then(() => homeScreens().forEach((id) => void preloadScreen(host, id, {} as never)))
  const root = createRoot(document.getElementById('root')!)
  // Interruptible: the page responds to input during its first render.
  startTransition(() => root.render(<App host={host} isRestricted={!checked.allowed} />))
  void pageLoaded().then(() => setTimeout(startAfterLoad, AFTER_LOAD_MS, host))
  await whenIdle()
  // The browser loads its locale data at the first use: better now than at a press.
  new Intl.NumberFormat(host.locale.get()).format(0)
  await whenIdle()
  loadSend().catch(() => undefined)
  if (!savesData()) prepareFirstPress(host)
}

/**
 * Prepares what most players press first: the login for a visitor, rendered ahead; the files of the deposit for a
 * member.
 */
function prepareFirstPress(host: ShellHost): void {
  if (host.session.get()) warmScreen(host, 'deposit', 'low')
  else host.screens.hint('login', {})
}

/**
 * Requests the display font now, while the network is idle. The browser would request it when the first heading is
 * rendered.
 */
function loadDisplayFont(): void {
  document.fonts.load('1em Fraunces').catch(() => undefined)
}

/**
 * Lets the browser paint what has arrived before the code runs. Not by a timer: those of a background tab fire late.
 */
function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(), { once: true })
    port1.start()
    port2.postMessage(null)
  })
}

/** The remotes' screens on the home page. None on other pages, which are rendered first. */
const homeScreens = (): ScreenId[] => (/^#?\/?(\?|$)/.test(location.hash) ? ['lobby', 'latestWins'] : [])

/** ms after the load event: by then nothing that the player waits for is left. */
const AFTER_LOAD_MS = 3_000

async function startAfterLoad({ reporter, releases }: ShellHost): Promise<void> {
  try {
    const { registerWorker, reportVitals } = await import('./boot/after-load.ts')
    reportVitals(reporter, releases.owners)
    await registerWorker()
  } catch (error) {
    console.warn('web vitals or worker failed', error)
  }
}
