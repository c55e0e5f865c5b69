import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { User } from '../api/index.ts'
import { testUser } from '../testing/index.ts'
import { fetchCurrentMember } from './fetch-current-member.ts'

const known = testUser({ id: 7, idcardProofId: 'a' })
const HEARD_MS = 5000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A session whose refresh never gets a response. */
const silent = (now: () => User | null) => ({ get: now, refresh: () => new Promise<User | null>(() => undefined) })

it('gives the member as the server has them now', async () => {
  const now = testUser({ id: 7, idcardProofId: 'a,b' })
  expect(await fetchCurrentMember({ get: () => known, refresh: async () => now }, known)).toBe(now)
})

it('gives the member as the page knows them after five seconds without a response', async () => {
  const asked = fetchCurrentMember(
    silent(() => known),
    known,
  )
  const heard = vi.fn<() => void>()
  void asked.then(heard)
  await vi.advanceTimersByTimeAsync(HEARD_MS - 1)
  expect(heard).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await asked).toBe(known)
})

it.each([
  ['a logout', null],
  ['the login of another member', testUser({ id: 8 })],
])('gives nobody after five seconds without a response and %s', async (_, next) => {
  let now: User | null = known
  const asked = fetchCurrentMember(
    silent(() => now),
    known,
  )
  now = next
  await vi.advanceTimersByTimeAsync(HEARD_MS)
  expect(await asked).toBeUndefined()
})
