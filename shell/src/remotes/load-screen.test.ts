import { createTestHost } from '@croupier/shared/testing'
import { expect, it, vi } from 'vitest'
import { loadScreen } from './load-screen.ts'

it('a screen whose words cannot be had is told of instead of an empty box, and had on the next try', async () => {
  const preload = vi.fn<() => Promise<void>>()
  preload.mockRejectedValueOnce(new Error('no words'))
  preload.mockResolvedValue(undefined)
  const Screen = () => null
  const remote = { screens: { vipClub: async () => ({ default: Screen, preload }) } }
  const host = {
    ...createTestHost(),
    remotes: { load: async () => ({ state: 'ready', remote }) },
    releases: { takeFiles: () => [] },
  } as unknown as Parameters<typeof loadScreen>[0]
  expect(await loadScreen(host, 'vipClub')).toEqual({ state: 'unreachable', owner: 'vip' })
  expect(await loadScreen(host, 'vipClub')).toEqual({ state: 'ready', Screen })
})
