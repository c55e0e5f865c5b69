import { createQueries, HostContext, useObservable } from '@croupier/shared/host'
import { MessagesProvider } from '@croupier/shared/i18n'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { HashRouter, useNavigate } from 'react-router-dom'
import { Frame } from './frame/frame.tsx'
import type { ShellHost } from './host/create-host.ts'
import { ShellContext, useShell } from './host/shell-context.tsx'
import { CrashBoundary } from './remotes/crash-boundary.tsx'
import { loadMessages } from './words.ts'

const queries = createQueries()
const RestrictedFrame = lazy(() => import('./frame/restricted-frame.tsx'))

interface AppProps {
  readonly host: ShellHost
  /** The visitor's country is restricted: the notice alone shows (SH-27). */
  readonly isRestricted: boolean
}

/** Everything on the page, on one host. */
export function App({ host, isRestricted }: AppProps) {
  return (
    <ShellContext value={host}>
      <CrashBoundary fallback={<SiteCrash />}>
        <HostContext value={host}>
          <QueryClientProvider client={queries}>
            <ShellMessagesProvider>
              <ShellRouter>
                {isRestricted ? (
                  <Suspense>
                    <RestrictedFrame />
                  </Suspense>
                ) : (
                  <Frame />
                )}
              </ShellRouter>
            </ShellMessagesProvider>
          </QueryClientProvider>
        </HostContext>
      </CrashBoundary>
    </ShellContext>
  )
}

/**
 * The first render is interruptible, and the router follows the address only from its end on.
 * ApplyEarlyNavigation applies a change of the address until then. Its effect runs first, because a pop-up that was
 * requested meanwhile changes the address as well.
 */
function ShellRouter({ children }: { children: ReactNode }) {
  const [first] = useState(() => location.hash)
  return (
    <HashRouter>
      <ApplyEarlyNavigation hash={first} />
      {children}
    </HashRouter>
  )
}

function ApplyEarlyNavigation({ hash }: { hash: string }) {
  const navigate = useNavigate()
  const follow = useEffectEvent(() => {
    if (location.hash !== hash) void navigate(location.hash.slice(1) || '/', { replace: true })
  })
  useEffect(() => follow(), [])
  return null
}

/** A change of the language concerns the words alone: nothing below is mounted anew for it. */
function ShellMessagesProvider({ children }: { children: ReactNode }) {
  const locale = useObservable(useShell().locale)
  return (
    <MessagesProvider locale={locale} load={loadMessages}>
      {children}
    </MessagesProvider>
  )
}

/** Nothing can be rendered any more: shows the message of a site that cannot start, never a blank page. */
function SiteCrash() {
  useEffect(() => window.croupierStop?.([]), [])
  return null
}
