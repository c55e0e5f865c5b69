import { createTestHost } from '@croupier/shared/testing'
import { expect, it, vi } from 'vitest'
import { loadScreen, preloadScreen } from './load-screen.ts'

const hostWith = (remote: object) =>
  ({
    ...createTestHost(),
    remotes: { load: async () => ({ state: 'ready', remote }) },
    releases: { takeFiles: () => [] },
  }) as unknown as Parameters<typeof loadScreen>[0]

it('a screen whose messages fail to load is unreachable, and loads on the next try', async () => {
  const preload = vi.fn<() => Promise<void>>()
  const error = new Error('no words')
  preload.mockRejectedValueOnce(error)
  preload.mockResolvedValue(undefined)
  const Screen = () => null
  const remote = { screens: { vipClub: async () => ({ default: Screen, preload }) } }
  const host = hostWith(remote)
  expect(await loadScreen(host, 'vipClub')).toEqual({ state: 'unreachable', owner: 'vip', error })
  expect(await loadScreen(host, 'vipClub')).toEqual({ state: 'ready', Screen })
})

it("preloading prefetches a screen's data if its parameters are given", async () => {
  const prefetch = vi.fn(() => Promise.resolve())
  const Screen = () => null
  const host = hostWith({ screens: { vipStore: async () => ({ default: Screen, prefetch }) } })
  expect(await preloadScreen(host, 'vipStore', undefined)).toBe(true)
  expect(prefetch).not.toHaveBeenCalled()
  const params = { packageId: 1 }
  expect(await preloadScreen(host, 'vipStore', params as never)).toBe(true)
  expect(prefetch.mock.calls).toEqual([[host, params]])
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await preloadScreen(hostWith({ screens: {} }), 'gameHistory', undefined)).toBe(false)
})
