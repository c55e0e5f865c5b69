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

it('answers what the server has of the member now', async () => {
  const now = testUser({ id: 7, idcardProofId: 'a,b' })
  expect(await fetchCurrentMember({ get: () => known, refresh: async () => now }, known)).toBe(now)
})

it('answers the member as the page knows them where nothing is heard in five seconds', async () => {
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
])('answers nobody where nothing is heard and %s came meanwhile', async (_, next) => {
  let now: User | null = known
  const asked = fetchCurrentMember(
    silent(() => now),
    known,
  )
  now = next
  await vi.advanceTimersByTimeAsync(HEARD_MS)
  expect(await asked).toBeUndefined()
})
