import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { loadSomeWords, MessagesProvider, type CatalogueLoader } from '../../i18n/index.ts'
import { isApiError, NETWORK_FAILURE } from '../../api/index.ts'
import { HOST_API, HOST_API_MINOR, type Host } from '../host.ts'
import type { LoadedScreen, RemoteModule, ScreenComponent, ScreenLoaders, ScreenProps } from '../remote.ts'
import type { ParamsOf, RemoteName, ScreenId } from '../screens.ts'
import { FrameContext, HostContext } from './context.tsx'
import { useObservable } from './hooks.ts'

/** A screen as a remote writes it: the host and the frame come from `useHost` and `useFrame`. */
type BundleScreen<Id extends ScreenId> = ComponentType<Pick<ScreenProps<Id>, 'params'>>

/** What `prefetch` is given. Prefetched data goes into the bundle's query cache, where the screen finds it. */
export interface Ahead<Id extends ScreenId> {
  readonly host: Host
  readonly queries: QueryClient
  readonly params: ParamsOf<Id>
}

interface ScreenModule<Id extends ScreenId> {
  readonly default: BundleScreen<Id>
  /** Called on a hint with parameters: prefetches what the screen shows first. */
  readonly prefetch?: (ahead: Ahead<Id>) => Promise<unknown>
}

type BundleScreens = { readonly [Id in ScreenId]?: () => Promise<ScreenModule<Id>> }

interface RemoteDefinition {
  readonly name: RemoteName
  readonly messages: CatalogueLoader
  readonly screens: BundleScreens
}

/** Makes the module that a remote exposes: each screen gets host, frame, messages and its query cache around it. */
export function defineRemote({ name, messages, screens }: RemoteDefinition): RemoteModule {
  return {
    name,
    hostApi: HOST_API,
    hostApiMinor: HOST_API_MINOR,
    version: __BUILD_VERSION__,
    screens: withSurroundings(screens, messages),
  }
}

/** Wraps the screens of a bundle (remote or shell) in what `useHost`, `useFrame` and the words need. */
export function withSurroundings(screens: BundleScreens, messages: CatalogueLoader): ScreenLoaders {
  const queries = createQueries()
  const wrap = (load: () => Promise<ScreenModule<ScreenId>>) => async (): Promise<LoadedScreen> => {
    const { default: Screen, prefetch } = await load()
    const Surrounded: ScreenComponent = ({ host, params, frame }) => (
      <HostContext value={host}>
        <FrameContext value={frame}>
          <QueryClientProvider client={queries}>
            <Translated host={host} messages={messages}>
              <Screen params={params} />
            </Translated>
          </QueryClientProvider>
        </FrameContext>
      </HostContext>
    )
    return {
      default: Surrounded,
      preload: (host) => loadSomeWords(messages, host.locale.get()),
      prefetch: prefetch && ((host, params) => prefetch({ host, queries, params })),
    }
  }
  const entries = Object.entries(screens) as [ScreenId, () => Promise<ScreenModule<ScreenId>>][]
  return Object.fromEntries(entries.map(([id, load]) => [id, wrap(load)])) as ScreenLoaders
}

function Translated(props: { host: Host; messages: CatalogueLoader; children: React.ReactNode }) {
  const locale = useObservable(props.host.locale)
  return (
    <MessagesProvider locale={locale} load={props.messages}>
      {props.children}
    </MessagesProvider>
  )
}

/**
 * The query cache, one per bundle. Any response of the API counts as an answer, also that it is busy; only a lost
 * connection is retried, once. A timeout is not, as the player has waited long enough: the screen says so and offers
 * Try again. Without a network, queries are tried all the same, so that a screen says so instead of waiting; those that
 * failed are fetched again once it is back.
 */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
        retry: (failures, error) =>
          failures < 1 && isApiError(error) && error.code === NETWORK_FAILURE && !error.isTimeout,
      },
      mutations: { retry: false },
    },
  })
}
