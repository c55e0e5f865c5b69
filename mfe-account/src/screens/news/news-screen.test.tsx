import { ApiError } from '@croupier/shared/api'
import {
  act,
  cleanup,
  createTestHost,
  leaveTab,
  renderScreen,
  screen,
  flushPending,
  testUser,
  userEvent,
} from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import NewsScreen from './news-screen.tsx'

const LIST = '/base/news/listPage'

afterEach(cleanup)

it('[AC-20] a message that was opened keeps its position and the focus while the list reloads', async () => {
  let status = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  const answers = {
    [LIST]: async () => {
      if (status === 10) await promise
      const content = [{ id: 3, message: 'Welcome', type: 20, status, createTime: '2026-03-01T12:00:00Z' }]
      return { content, number: 0, size: 20, totalElements: 1, last: true }
    },
    '/sys/news/setNewsStatus': () => {
      status = 10
      return null
    },
  }
  const { host } = await renderScreen(<NewsScreen />, { answers, messages, user: {} })
  const message = await screen.findByRole('button', { name: /Welcome/ })
  await userEvent.click(message)
  const requestCount = () => host.record.calls.filter(({ path }) => path === LIST).length
  await vi.waitFor(() => expect(requestCount()).toBe(2))
  expect(document.activeElement).toBe(message)
  resolve()
  await vi.waitFor(() => expect(screen.queryByText('New')).toBeNull())
  expect(document.activeElement).toBe(message)
  // A read message is not marked again: no event, no request.
  const calls = host.record.calls.length
  await userEvent.click(message)
  expect(host.record.calls.slice(calls)).toEqual([])
})

it('the member is refreshed with the messages, and with each that is opened for the first time', async () => {
  const news = { id: 3, message: 'Your VIP level is now Silver.', type: 20, status: 0, createTime: null }
  const answers = {
    [LIST]: { content: [news], number: 0, size: 20, totalElements: 1, last: true },
    '/sys/news/setNewsStatus': null,
  }
  const host = createTestHost({ answers, user: {} })
  const refresh = vi.spyOn(host.session, 'refresh')
  await renderScreen(<NewsScreen />, { host, messages })
  const message = await screen.findByRole('button', { name: /Silver/ })
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(1))
  await userEvent.click(message)
  await userEvent.click(message)
  expect(refresh).toHaveBeenCalledTimes(2)
})

it('[AC-19] an empty list shows a bell and that there is no message', async () => {
  const answers = { [LIST]: { content: [], number: 0, size: 20, totalElements: 0, last: true } }
  await renderScreen(<NewsScreen />, { answers, messages, user: {} })
  const empty = await screen.findByText('there is no message')
  expect(empty.parentElement?.querySelector('svg')).not.toBeNull()
})

it.each([
  [0, ['cashoutHistory']],
  [10, ['inviteBonus']],
  [20, []],
  [30, ['uploadDocuments']],
  [null, []],
  [undefined, []],
  ['', []],
  ['10', ['inviteBonus']],
])('[AC-20] a message of type %j opens %j', async (type, screens) => {
  const content = [{ id: 3, message: 'Welcome', type, status: 10, createTime: '2026-03-01T12:00:00Z' }]
  const answers = { [LIST]: { content, number: 0, size: 20, totalElements: 1, last: true } }
  const { host } = await renderScreen(<NewsScreen />, { answers, messages, user: {} })
  await userEvent.click(await screen.findByRole('button', { name: /Welcome/ }))
  expect(host.record.opened.map(({ id }) => id)).toEqual(screens)
})

it('[AC-20] a double press marks a message as read once; after a failure the next press tries again', async () => {
  const content = [{ id: 3, message: 'Welcome', type: 20, status: 0, createTime: '2026-03-01T12:00:00Z' }]
  const first = Promise.withResolvers<never>()
  const markRead = vi.fn(() => (markRead.mock.calls.length === 1 ? first.promise : null))
  const answers = {
    [LIST]: { content, number: 0, size: 20, totalElements: 1, last: true },
    '/sys/news/setNewsStatus': markRead,
  }
  const { host } = await renderScreen(<NewsScreen />, { answers, messages, user: {} })
  const message = await screen.findByRole('button', { name: /Welcome/ })
  await userEvent.dblClick(message)
  expect(markRead).toHaveBeenCalledTimes(1)
  first.reject(new Error('refused'))
  await vi.waitFor(() => expect(host.record.toasts).toHaveLength(1))
  await userEvent.dblClick(message)
  expect(markRead).toHaveBeenCalledTimes(2)
})

it.each([
  ['a refusal', { code: 5, kind: 'refused', message: 'Messages are being moved.' }, 'Messages are being moved.'],
  ['the end of the session', { code: -2, kind: 'session', message: 'Please log in again.' }, 'Please log in again.'],
  ['a lost connection', { code: -1, kind: 'network', message: '' }, messages['common.serverBusy']],
] as const)('[AC-20] marking a message as read ends with %s: its words are shown', async (_what, failure, words) => {
  const path = '/sys/news/setNewsStatus'
  const content = [{ id: 3, message: 'Welcome', type: 20, status: 0, createTime: '2026-03-01T12:00:00Z' }]
  const answers = {
    [LIST]: { content, number: 0, size: 20, totalElements: 1, last: true },
    [path]: () => {
      throw new ApiError({ ...failure, path })
    },
  }
  const { host } = await renderScreen(<NewsScreen />, { answers, messages, user: {} })
  await userEvent.click(await screen.findByRole('button', { name: /Welcome/ }))
  await vi.waitFor(() => expect(host.record.toasts).toEqual([words]))
})

it('[AC-20] the next member sees no error when marking a message fails after the logout', async () => {
  const path = '/sys/news/setNewsStatus'
  const content = [{ id: 3, message: 'Welcome', type: 20, status: 0, createTime: '2026-03-01T12:00:00Z' }]
  const late = Promise.withResolvers<never>()
  const answers = {
    [LIST]: { content, number: 0, size: 20, totalElements: 1, last: true },
    [path]: () => late.promise,
  }
  const { host, unmount } = await renderScreen(<NewsScreen />, { answers, messages, user: {} })
  await userEvent.click(await screen.findByRole('button', { name: /Welcome/ }))
  unmount()
  host.session.set(testUser({ id: 8 }))
  await act(async () => late.reject(new ApiError({ code: 1, kind: 'refused', message: 'no', path })))
  await flushPending()
  expect(host.record.toasts).toEqual([])
})

it('[AC-19] a new message appears when the player returns to the tab', async () => {
  let content = [{ id: 3, message: 'Welcome', type: 20, status: 0, createTime: '2026-03-01T12:00:00Z' }]
  const answers = { [LIST]: () => ({ content, number: 0, size: 20, totalElements: content.length, last: true }) }
  await renderScreen(<NewsScreen />, { answers, messages, user: {} })
  await screen.findByRole('button', { name: /Welcome/ })
  content = [{ ...content[0]!, id: 4, message: 'Your cashout is paid' }, ...content]
  leaveTab(6)
  expect(await screen.findByRole('button', { name: /Your cashout is paid/ })).toBeTruthy()
})
