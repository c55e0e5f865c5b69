import { Suspense, lazy, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { RemoteModule, ScreenComponent, ScreenId } from '../host/index.ts'
import { createTestHost } from './test-host.ts'
import '../ui/base.css'
import '../ui/tokens.css'
import '../ui/fonts.css'

/** Shows the screens of a remote on a test host, one at a time: `?screen=<id>&params=<json>`. */
export function startStandalone(remote: RemoteModule): void {
  const root = document.body.appendChild(document.createElement('div'))
  createRoot(root).render(<StandalonePage remote={remote} />)
}

function StandalonePage({ remote }: { remote: RemoteModule }) {
  const ids = Object.keys(remote.screens) as ScreenId[]
  const query = new URLSearchParams(location.search)
  const [id, show] = useState<ScreenId | undefined>((query.get('screen') as ScreenId | null) ?? ids[0])
  const [host] = useState(() => createTestHost({ user: query.has('visitor') ? null : {} }))
  const loader = id && remote.screens[id]
  const [Shown, setShown] = useState<ScreenComponent | null>(() => (loader ? lazyScreen(loader) : null))
  const choose = (next: ScreenId) => {
    show(next)
    const load = remote.screens[next]
    setShown(() => (load ? lazyScreen(load) : null))
  }
  const frame = { kind: 'page', titleId: 'standalone', closeLabel: 'Close', close: () => undefined } as const
  return (
    <main>
      <nav aria-label="Screens">
        {ids.map((each) => (
          <button key={each} type="button" aria-pressed={each === id} onClick={() => choose(each)}>
            {each}
          </button>
        ))}
      </nav>
      <Suspense>
        {Shown && <Shown host={host} params={JSON.parse(query.get('params') ?? '{}')} frame={frame} />}
      </Suspense>
    </main>
  )
}

function lazyScreen(load: NonNullable<RemoteModule['screens'][ScreenId]>): ScreenComponent {
  return lazy(load as () => Promise<{ default: ScreenComponent }>)
}
