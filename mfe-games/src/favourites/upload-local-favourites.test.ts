import { ApiError } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import { testGame } from '@croupier/shared/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { uploadLocalFavourites } from './upload-local-favourites.ts'
import { readLocal, writeLocal } from './local-favourites.ts'

const failure = (kind: 'refused' | 'network', code = 1) => new ApiError({ code, message: 'no', kind, path: '/' })

const apiOf = (post: (path: string, body: { gameId: number }) => Promise<unknown>) =>
  ({ post: vi.fn(post) }) as unknown as ApiService & { post: ReturnType<typeof vi.fn> }

const given = (api: { post: ReturnType<typeof vi.fn> }) =>
  api.post.mock.calls.map(([, body]) => (body as { gameId: number }).gameId)

beforeEach(() => writeLocal([]))

it('hands over the oldest first, so that the newest stays on top, and empties the device', async () => {
  writeLocal([testGame(3), testGame(2), testGame(1)])
  const api = apiOf(async () => null)
  expect((await uploadLocalFavourites(api, [testGame(4)])).map(({ id }) => id)).toEqual([3, 2, 1, 4])
  expect(given(api)).toEqual([1, 2, 3])
  expect(readLocal()).toEqual([])
})

it('drops what is refused and keeps what a lost connection left over', async () => {
  writeLocal([testGame(3), testGame(2), testGame(1)])
  const api = apiOf(async (_path, { gameId }) => {
    if (gameId === 1) throw failure('refused')
    if (gameId === 3) throw failure('network')
  })
  expect(await uploadLocalFavourites(api, [])).toEqual([testGame(2)])
  expect(given(api)).toEqual([1, 2, 3])
  expect(readLocal()).toEqual([testGame(3)])
})

it.each([
  ['refused', 404, 'has no such call (D3)'],
  ['network', 429, 'turns away too many calls'],
  ['network', 503, 'breaks down'],
] as const)('keeps all of them where the operator answers (%s, %i) that it %s', async (kind, code, _) => {
  writeLocal([testGame(2), testGame(1)])
  const api = apiOf(() => Promise.reject(failure(kind, code)))
  await uploadLocalFavourites(api, [])
  expect(given(api)).toEqual([1])
  expect(readLocal()).toEqual([testGame(2), testGame(1)])
})

it('leaves on the device what another tab puts there meanwhile', async () => {
  writeLocal([testGame(1)])
  const api = apiOf(async (_path, { gameId }) => {
    if (gameId === 1) localStorage.setItem('croupier.favourites', JSON.stringify([testGame(2), testGame(1)]))
    else throw failure('network')
  })
  await uploadLocalFavourites(api, [])
  expect(readLocal()).toEqual([testGame(2)])
})
