import { parse } from '@formatjs/icu-messageformat-parser'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createQueries, FrameContext, HostContext, useObservable, type ScreenFrame } from '../host/index.ts'
import { MessagesProvider, type Catalogue, type CatalogueLoader } from '../i18n/index.ts'
import { createTestHost, type TestHost, type TestHostOptions } from './test-host.ts'

interface RenderedScreen extends RenderResult {
  readonly host: TestHost
}

/** Renders a screen's component on a test host with the bundle's English words. */
export async function renderScreen(
  screen: ReactNode,
  options: TestHostOptions & { messages: Readonly<Record<string, string>>; host?: TestHost },
): Promise<RenderedScreen> {
  const host = options.host ?? createTestHost(options)
  const frame: ScreenFrame = {
    kind: 'dialog',
    titleId: 'screen-title',
    closeLabel: 'Close',
    close: () => host.screens.close(),
    onBack(goBack) {
      host.record.goBack = goBack
      return () => void (host.record.goBack = undefined)
    },
  }
  const catalogue = Object.fromEntries(
    Object.entries(options.messages).map(([id, text]) => [id, parse(text)]),
  ) as Catalogue
  const load = async () => catalogue
  const rendered = render(
    <HostContext value={host}>
      <FrameContext value={frame}>
        <QueryClientProvider client={createQueries()}>
          <Translated host={host} load={load}>
            {screen}
          </Translated>
        </QueryClientProvider>
      </FrameContext>
    </HostContext>,
  )
  await new Promise((resolve) => setTimeout(resolve, 0))
  return { ...rendered, host }
}

/** Follows the host's language, but always with the English words. */
function Translated({ host, load, children }: { host: TestHost; load: CatalogueLoader; children: ReactNode }) {
  return (
    <MessagesProvider locale={useObservable(host.locale)} load={load}>
      {children}
    </MessagesProvider>
  )
}
