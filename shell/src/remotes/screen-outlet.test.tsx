import type { ScreenId } from '@croupier/shared/host'
import { createTestHost, testFrame } from '@croupier/shared/testing'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import type { ShellHost } from '../host/create-host.ts'
import { ShellContext } from '../host/shell-context.tsx'
import type { RemoteLoad } from './load-remote.ts'
import { ScreenOutlet } from './screen-outlet.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const Terms = vi.fn<() => string>(() => 'the terms')
vi.mock('../pages/screens.ts', () => ({ shellScreens: { terms: async () => ({ default: Terms }) } }))
vi.mock('../words.ts', () => ({ useText: () => (id: string) => id }))

const frame = testFrame()

async function show(id: ScreenId = 'terms', load?: RemoteLoad) {
  const remotes = { load: async () => load }
  const shell = { ...createTestHost(), remotes, releases: { takeFiles: () => [] } } as unknown as ShellHost
  const page = document.createElement('div')
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <ShellContext value={shell}>
        <ScreenOutlet id={id} params={undefined} frame={frame} />
      </ShellContext>,
    ),
  )
  const text = page.textContent
  await act(async () => root.unmount())
  return text
}

it('a loaded screen is rendered once, with the object that loading returned before', async () => {
  expect(await show()).toBe('the terms')
  Terms.mockClear()
  expect(await show()).toBe('the terms')
  expect(Terms).toHaveBeenCalledTimes(1)
})

it('an incompatible part offers a reload besides Try again, an unreachable one does not', async () => {
  expect(await show('vipClub', { state: 'incompatible' })).toMatch(/outlet.incompatible.*tryAgain.*update.now$/)
  expect(await show('vipClub', { state: 'unreachable', reason: '' })).toMatch(/outlet.unreachable.*tryAgain$/)
})

it('an unreachable part says one sentence while there is no network', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const shown = await show('vipClub', { state: 'unreachable', reason: '' })
  online.mockRestore()
  // The part's name is the title of the page, and no second heading.
  expect(shown).toMatch(/^part.vipoutlet.offline.*tryAgain$/)
})
