import { expect, it } from 'vitest'
import { createTestHost, testUser } from '../testing/index.ts'
import { createDraft } from './draft.ts'

function draftOf() {
  const host = createTestHost()
  const { set } = host.session
  return { host, set, draft: createDraft<{ name: string; password: string }>(['password']) }
}

it('a draft keeps typed values, but no secrets', () => {
  const { draft, host } = draftOf()
  draft.keep({ name: 'Ad', password: 'x' }, host)
  draft.keep({ name: 'Ada', password: 'xy' }, host)
  expect(draft.read(host)).toEqual({ name: 'Ada' })
  draft.forget()
  expect(draft.read(host)).toEqual({})
})

it('a draft is dropped when the player changes, not when the balance does', () => {
  const { draft, host, set } = draftOf()
  set(testUser({ id: 7 }))
  draft.keep({ name: 'Ada', password: '' }, host)
  set(testUser({ id: 7, availableBalance: '3.00' }))
  expect(draft.read(host)).toEqual({ name: 'Ada' })
  set(null)
  set(testUser({ id: 7 }))
  expect(draft.read(host)).toEqual({})
})

it('a draft waits for the same member after the session ended, hidden from others', () => {
  const { draft, host, set } = draftOf()
  const end = () => {
    host.events.emit('login:required', { reason: 'session-ended' })
    set(null)
  }
  set(testUser({ id: 7 }))
  draft.keep({ name: 'Ada', password: 'x' }, host)
  end()
  // Saved by the former member's form or by a visitor's: ignored.
  draft.keep({ name: 'Bob', password: '' }, host)
  expect(draft.read(host)).toEqual({})
  set(testUser({ id: 7 }))
  expect(draft.read(host)).toEqual({ name: 'Ada' })
  end()
  set(testUser({ id: 8 }))
  expect(draft.read(host)).toEqual({})
  set(testUser({ id: 7 }))
  expect(draft.read(host)).toEqual({})
})

it('a draft is dropped by a logout after its member has returned', () => {
  const { draft, host, set } = draftOf()
  set(testUser({ id: 7 }))
  draft.keep({ name: 'Ada', password: 'x' }, host)
  host.events.emit('login:required', { reason: 'session-ended' })
  set(null)
  set(testUser({ id: 7 }))
  set(null)
  set(testUser({ id: 7 }))
  expect(draft.read(host)).toEqual({})
})

it('a draft keeps the fields in keptAtLogin when a visitor logs in, not when a member does', () => {
  const host = createTestHost()
  const { set } = host.session
  const draft = createDraft<{ name: string; message: string }>([], ['message'])
  draft.keep({ name: 'Ada', message: 'Help' }, host)
  set(testUser({ id: 7 }))
  expect(draft.read(host)).toEqual({ message: 'Help' })
  set(testUser({ id: 7, availableBalance: '3.00' }))
  expect(draft.read(host)).toEqual({ message: 'Help' })
  set(null)
  expect(draft.read(host)).toEqual({})
  set(testUser({ id: 7 }))
  expect(draft.read(host)).toEqual({})
  draft.keep({ name: 'Ada', message: 'Mine' }, host)
  set(testUser({ id: 8 }))
  expect(draft.read(host)).toEqual({})
})
