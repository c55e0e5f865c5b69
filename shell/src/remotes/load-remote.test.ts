import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { HOST_API, HOST_API_MINOR } from '@croupier/shared/host'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Choice } from './choose.ts'
import { RemoteRegistry } from './load-remote.ts'

vi.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: vi.fn(),
  registerGlobalPlugins: vi.fn(),
  registerPlugins: vi.fn(),
  registerRemotes: vi.fn(),
}))
vi.mock('./preload-remote-files.ts', () => ({ preloadRemoteFiles: vi.fn() }))

const fits = { hostApi: HOST_API, hostApiMinor: HOST_API_MINOR }
const choice = (version: string, builtFor = fits): Choice => ({
  url: `https://vip.example/${version}.js`,
  version,
  integrity: 'sha384-A',
  builtFor,
  isTrial: false,
})
const module = { default: { name: 'vip', version: '1', screens: {}, ...fits } }
const [canary, standard] = [choice('canary'), choice('standard')]
const onLoaded = vi.fn<(...told: unknown[]) => void>()
const onRefused = vi.fn<(...told: unknown[]) => void>()
const choices = vi.fn<() => Promise<readonly Choice[]>>()
const registry = () => new RemoteRegistry({ choices, files: () => [], onLoaded, onRefused })
const entries = () => vi.mocked(registerRemotes).mock.calls.map(([[remote]]) => Reflect.get(remote!, 'entry') as string)

beforeEach(() => {
  vi.resetAllMocks()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  choices.mockResolvedValue([canary, standard])
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'croupier_vip'))

it('a remote is loaded once for all callers, and counts as running from then on', async () => {
  vi.mocked(loadRemote).mockResolvedValue(module)
  const remotes = registry()
  const loads = await Promise.all([remotes.load('vip'), remotes.load('vip')])
  expect([...loads, await remotes.load('vip')]).toEqual(
    Array.from({ length: 3 }, () => ({ state: 'ready', remote: module.default })),
  )
  expect(loadRemote).toHaveBeenCalledTimes(1)
  expect(remotes.running()).toEqual(new Map([['vip', canary]]))
  expect(onLoaded).toHaveBeenCalledTimes(1)
})

it("everyone's version replaces a canary that cannot be loaded, and the reason is reported", async () => {
  const reason = new Error('404')
  vi.mocked(loadRemote).mockRejectedValueOnce(reason).mockResolvedValue(module)
  const remotes = registry()
  expect((await remotes.load('vip')).state).toBe('ready')
  expect(entries()).toEqual([canary.url, standard.url])
  expect(remotes.running()).toEqual(new Map([['vip', standard]]))
  expect(onRefused.mock.calls).toEqual([['vip', canary, reason]])
})

it('a version that has begun to run is not replaced by another one', async () => {
  vi.mocked(loadRemote).mockImplementation(async () => {
    Reflect.set(globalThis, 'croupier_vip', {})
    throw new Error('a chunk is missing')
  })
  expect((await registry().load('vip')).state).toBe('unreachable')
  expect(entries()).toEqual([canary.url])
})

it('a failed load is retried, and a remote that the document lacks is reported', async () => {
  choices.mockResolvedValueOnce([])
  vi.mocked(loadRemote).mockResolvedValue(module)
  const remotes = registry()
  expect((await remotes.load('vip')).state).toBe('unreachable')
  expect(onRefused).toHaveBeenCalledWith('vip', undefined, expect.any(Error))
  expect((await remotes.load('vip')).state).toBe('ready')
})

it('a remote built for another contract runs no code', async () => {
  choices.mockResolvedValue([choice('next', { ...fits, hostApiMinor: HOST_API_MINOR + 1 })])
  expect(await registry().load('vip')).toEqual({ state: 'incompatible' })
  expect(loadRemote).not.toHaveBeenCalled()
  expect(onRefused).toHaveBeenCalledTimes(1)
})

it.each([
  ['says another contract than the document', { ...module.default, hostApi: HOST_API + 1 }, 'incompatible'],
  ['is another remote', { ...module.default, name: 'games' }, 'unreachable'],
  ['is none', undefined, 'unreachable'],
])('a module that %s is not used', async (_, found, state) => {
  choices.mockResolvedValue([standard])
  vi.mocked(loadRemote).mockResolvedValue({ default: found })
  const remotes = registry()
  expect((await remotes.load('vip')).state).toBe(state)
  expect(remotes.running()).toEqual(new Map())
  expect(onRefused).toHaveBeenCalledTimes(1)
})
