import { ApiError } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import { testGame } from '@croupier/shared/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { uploadLocalFavourites } from './upload-local-favourites.ts'
import { readLocal, writeLocal } from './local-favourites.ts'

const failure = (kind: 'refused' | 'network', code = 1) => new ApiError({ code, message: 'no', kind, path: '/' })

const apiOf = (post: (path: string, body: { gameId: number }) => Promise<unknown>) =>
  ({ post: vi.fn(post) }) as unknown as ApiService & { post: ReturnType<typeof vi.fn> }

const uploadedIds = (api: { post: ReturnType<typeof vi.fn> }) =>
  api.post.mock.calls.map(([, body]) => (body as { gameId: number }).gameId)

beforeEach(() => writeLocal([]))

it('the oldest favourite is uploaded first, and the device ends up empty', async () => {
  writeLocal([testGame(3), testGame(2), testGame(1)])
  const api = apiOf(async () => null)
  expect((await uploadLocalFavourites(api, [testGame(4)])).map(({ id }) => id)).toEqual([3, 2, 1, 4])
  expect(uploadedIds(api)).toEqual([1, 2, 3])
  expect(readLocal()).toEqual([])
})

it('a refused favourite is dropped, and one that a lost connection left over is kept', async () => {
  writeLocal([testGame(3), testGame(2), testGame(1)])
  const api = apiOf(async (_path, { gameId }) => {
    if (gameId === 1) throw failure('refused')
    if (gameId === 3) throw failure('network')
  })
  expect(await uploadLocalFavourites(api, [])).toEqual([testGame(2)])
  expect(uploadedIds(api)).toEqual([1, 2, 3])
  expect(readLocal()).toEqual([testGame(3)])
})

it.each([
  ['refused', 404, 'lacks the call (D3)'],
  ['network', 429, 'limits the rate of calls'],
  ['network', 503, 'fails'],
] as const)('all favourites stay on the device when the operator (%s, %i) %s', async (kind, code, _) => {
  writeLocal([testGame(2), testGame(1)])
  const api = apiOf(() => Promise.reject(failure(kind, code)))
  await uploadLocalFavourites(api, [])
  expect(uploadedIds(api)).toEqual([1])
  expect(readLocal()).toEqual([testGame(2), testGame(1)])
})

it('a favourite that another tab adds meanwhile stays on the device', async () => {
  writeLocal([testGame(1)])
  const api = apiOf(async (_path, { gameId }) => {
    if (gameId === 1) localStorage.setItem('croupier.favourites', JSON.stringify([testGame(2), testGame(1)]))
    else throw failure('network')
  })
  await uploadLocalFavourites(api, [])
  expect(readLocal()).toEqual([testGame(2)])
})
