import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { followBuilds, notifyRunningSites } from './follow-builds.ts'

it('a running site learns which bundles a build was for, once for builds that follow at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-builds-'))
  const publish = vi.fn((_names: readonly string[]) => Promise.resolve())
  const stop = followBuilds(publish, folder)
  notifyRunningSites(['shell', 'vip'], folder)
  notifyRunningSites(['games'], folder)
  await vi.waitFor(() => expect(publish).toHaveBeenCalledOnce())
  expect(publish.mock.calls[0]![0].toSorted()).toEqual(['games', 'shell', 'vip'])
  notifyRunningSites(['games'], folder)
  await vi.waitFor(() => expect(publish).toHaveBeenLastCalledWith(['games']))
  stop()
  rmSync(folder, { recursive: true })
})
