import type { RemoteModule, ScreenId } from '@croupier/shared/host'
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

function Crashing(): string {
  throw new Error('broken')
}

const frame = testFrame()

const reported = vi.fn()
const running = [
  { remote: 'shell', version: 's1' },
  { remote: 'vip', version: 'v1' },
]

async function show(id: ScreenId = 'terms', load?: RemoteLoad) {
  const remotes = { load: async () => load }
  const releases = { takeFiles: () => [], owners: () => running }
  const shell = { ...createTestHost(), remotes, releases, reporter: { add: reported } } as unknown as ShellHost
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

const vipWith = (screens: object): RemoteLoad => ({ state: 'ready', remote: { screens } as RemoteModule })

it.each([
  ['throws while it is loaded', 'load of vipClub', vipWith({ vipClub: () => Promise.reject(new Error('no chunk')) })],
  ['is not in its version', 'load of vipStore', vipWith({})],
  ['crashes', 'crash in gameHistory', vipWith({ gameHistory: async () => ({ default: Crashing }) })],
])('a screen that %s is reported once as an error of the version that runs', async (_, name, load) => {
  reported.mockClear()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  expect(await show(name.split(' ')[2] as ScreenId, load)).toMatch(/outlet\.(unreachable|crashed)/)
  const report = { kind: 'error', remote: 'vip', version: 'v1', name, message: expect.any(Error) as Error }
  expect(reported.mock.calls).toEqual([[report]])
})

it('a remote that cannot be had is not reported a second time as a screen of it', async () => {
  reported.mockClear()
  await show('vipClub', { state: 'unreachable', reason: '' })
  expect(reported).not.toHaveBeenCalled()
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
