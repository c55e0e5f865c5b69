import { Suspense, lazy, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { RemoteModule, ScreenComponent } from '../host/index.ts'
import { createTestHost } from './test-host.ts'
import '../ui/styles/base.css'
import '../ui/styles/tokens.css'
import '../ui/styles/fonts.css'

/** Shows the screens of a remote on a test host, one at a time: `?screen=<id>&params=<json>`. */
export function startStandalone(remote: RemoteModule): void {
  const root = document.body.appendChild(document.createElement('div'))
  createRoot(root).render(<StandalonePage remote={remote} query={new URLSearchParams(location.search)} />)
}

interface StandalonePageProps {
  readonly remote: RemoteModule
  readonly query: URLSearchParams
}

/** The page of `startStandalone`: buttons for all screens of the remote, and the one that `query` names, or the first. */
export function StandalonePage({ remote, query }: StandalonePageProps) {
  const [screens] = useState(() => screensOf(remote))
  const ids = Object.keys(screens)
  const [id, show] = useState(query.get('screen') ?? ids[0] ?? '')
  const [host] = useState(() => createTestHost({ user: query.has('visitor') ? null : {} }))
  const Shown = Object.hasOwn(screens, id) ? screens[id] : undefined
  const params = paramsOf(query.get('params') ?? '{}')
  const frame = { kind: 'page', titleId: 'standalone', closeLabel: 'Close', close: () => undefined } as const
  return (
    <main>
      <nav aria-label="Screens" style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', padding: 8 }}>
        {ids.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === id}
            style={each === id ? { textDecoration: 'underline' } : undefined}
            onClick={() => show(each)}
          >
            {each}
          </button>
        ))}
      </nav>
      {!Shown && <p role="alert">{`No screen of this remote is called “${id}”.`}</p>}
      {!params && (
        <p role="alert">params is no JSON object. For example: ?screen=deposit&params={'{"reason":"game"}'}</p>
      )}
      <Suspense>{Shown && params && <Shown host={host} params={params as never} frame={frame} />}</Suspense>
    </main>
  )
}

function screensOf(remote: RemoteModule): Record<string, ScreenComponent> {
  const loaders = Object.entries(remote.screens)
  return Object.fromEntries(
    loaders.map(([id, load]) => [id, lazy(load as () => Promise<{ default: ScreenComponent }>)]),
  )
}

/** The screen's parameters in the address, or null where they are no JSON object. */
function paramsOf(text: string): object | null {
  try {
    const params: unknown = JSON.parse(text)
    return typeof params === 'object' ? params : null
  } catch {
    return null
  }
}
