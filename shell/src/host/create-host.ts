import { HOST_API, screenDefinition, type Host, type ParamsOf, type ScreenId } from '@croupier/shared/host'
import { afterPaint } from '@croupier/shared/ui'
import { apiBaseUrl } from '../api/base-url.ts'
import { createApiService } from '../api/api-service.ts'
import { createLoadingCounter, type LoadingCounter } from '../api/loading-counter.ts'
import { createTokenStore } from '../api/token-store.ts'
import { Transport } from '../api/transport.ts'
import type { Boot } from '../boot/boot.ts'
import type { RemoteRegistry } from '../remotes/load-remote.ts'
import { createDiscovery, type Discovery } from '../remotes/discovery.ts'
import { Reporter } from '../reports/reporter.ts'
import { LOGOUT, Session } from '../session/session.ts'
import { createSessionTabs } from '../session/tabs.ts'
import { createEventBus } from './event-bus.ts'
import { createFeedback, type Feedback } from './feedback.ts'
import { createLayout } from './layout.ts'
import { createLocale, type LocaleValue } from './locale.ts'
import { createNavigation, loginAddress, MAILED, type Navigation } from './navigation.ts'
import { createScreenStack, type ScreenStack } from './screen-stack.ts'

/** The host as the shell itself sees it: the contract, and the parts that the frame draws. */
export interface ShellHost extends Host {
  readonly session: Session
  readonly screens: ScreenStack
  readonly navigation: Navigation
  readonly feedback: Feedback
  readonly locale: LocaleValue
  readonly loading: LoadingCounter
  readonly remotes: RemoteRegistry
  /** Which versions there are, and which run here. */
  readonly releases: Discovery
  readonly reporter: Reporter
}

interface HostParts {
  readonly boot: Boot
  /** The message common.serverBusy in the language that is shown. */
  readonly serverBusy: () => string
  /** The message of the toast for a response that is slow to arrive. */
  readonly slow: () => string
  /**
   * Loads a screen's code and words, and prefetches its data if `params` are given. Resolves to false if code or words
   * cannot be loaded.
   */
  readonly preload: <Id extends ScreenId>(id: Id, params: ParamsOf<Id> | undefined) => Promise<boolean>
}

/**
 * Wires everything that exists once in the page. Transport, session, screens and navigation refer to one another, but
 * only in callbacks, which run after all of them exist.
 */
export function createHost({ boot, serverBusy, slow, preload }: HostParts): ShellHost {
  const token = createTokenStore()
  const locale = createLocale(boot.site)
  const loading = createLoadingCounter()
  const events = createEventBus()
  const reporter = new Reporter(apiBaseUrl(boot.site))
  const discovery = createDiscovery(boot, reporter)
  const remotes = discovery.registry
  const feedback = createFeedback()
  const transport: Transport = new Transport({
    origin: apiBaseUrl(boot.site),
    token,
    locale,
    loading,
    serverBusy,
    // A logout request that fails because the session is over already still counts as a logout.
    onSessionInvalid: (path) => (path === LOGOUT ? leave() : session.end()),
    onSlow: throttled(() => feedback.toast(slow())),
  })
  const session: Session = new Session({
    transport,
    token,
    tabs: createSessionTabs(),
    events,
    onSignedOut: () => {
      // Open dialogs and toasts were meant for the player who just left.
      while (feedback.dismiss());
      feedback.toasts.clear()
      navigation.go('/')
    },
    onEnded: () => toLogin('ended=1&'),
    reload: () => location.reload(),
  })
  const screens = createScreenStack({
    isMember: () => session.get() !== null,
    awaitUser: () => awaitUser(session, loading),
    onGuarded: () => events.emit('login:required', { reason: 'member-screen' }),
    hint: (id, params) =>
      afterPaint(() => {
        const { owner, access } = screenDefinition(id) ?? {}
        if (owner && owner !== 'shell') void remotes.load(owner)
        const shown = access === 'member' && !session.get() ? undefined : (params as ParamsOf<typeof id> | undefined)
        void preload(id, shown).then((isHere) => isHere && shown && screens.prepare(id, shown))
      }),
  })
  whenMemberChanges(session, () => screens.dropPrepared())
  locale.subscribe(() => afterPaint(() => screens.dropPrepared()))
  const navigation = createNavigation(screens)
  const leave = () => {
    session.forget()
    toLogin()
  }
  const toLogin = (extraQuery?: string) => {
    const currentPath = navigation.current()
    if (currentPath.startsWith('/login')) return
    navigation.go(loginAddress(currentPath, extraQuery), { replace: MAILED.test(currentPath) })
  }
  return {
    hostApi: HOST_API,
    api: createApiService(transport, boot.site.apiOrigin),
    config: boot.site,
    layout: createLayout(),
    feedback,
    session,
    screens,
    navigation,
    events,
    locale,
    loading,
    remotes,
    releases: discovery,
    reporter,
  }
}

/** Milliseconds. Several slow calls at the same time produce one toast. */
const THROTTLE_MS = 20_000

function throttled(action: () => void): () => void {
  let last = -THROTTLE_MS
  return () => {
    if (performance.now() - last < THROTTLE_MS) return
    last = performance.now()
    action()
  }
}

/** If the user is not known yet: shows the loading indicator until it is, and returns true. */
function awaitUser({ known }: Session, loading: LoadingCounter): boolean {
  if (known.get()) return false
  const end = loading.begin()
  const stop = known.subscribe(() => {
    stop()
    end()
  })
  return true
}

function whenMemberChanges(session: Session, onChange: () => void): void {
  let last = session.get()?.id
  session.subscribe(() => {
    const id = session.get()?.id
    if (id !== last) onChange()
    last = id
  })
}
