import { expect, it } from 'vitest'
import { createTestHost, testUser } from '../testing/index.ts'
import { createDraft } from './draft.ts'

function draftOf() {
  const session = createTestHost().session as unknown as Parameters<ReturnType<typeof createDraft>['keep']>[1] & {
    set(user: ReturnType<typeof testUser> | null): void
  }
  return { session, draft: createDraft<{ name: string; password: string }>(['password']) }
}

it('keeps what was typed, but no secrets', () => {
  const { draft, session } = draftOf()
  draft.keep({ name: 'Ad', password: 'x' }, session)
  draft.keep({ name: 'Ada', password: 'xy' }, session)
  expect(draft.read()).toEqual({ name: 'Ada' })
  draft.forget()
  expect(draft.read()).toEqual({})
})

it('is gone with the player who typed it, and stays while only the balance changes', () => {
  const { draft, session } = draftOf()
  session.set(testUser({ id: 7 }))
  draft.keep({ name: 'Ada', password: '' }, session)
  session.set(testUser({ id: 7, availableBalance: '3.00' }))
  expect(draft.read()).toEqual({ name: 'Ada' })
  session.set(null)
  session.set(testUser({ id: 7 }))
  expect(draft.read()).toEqual({})
})
