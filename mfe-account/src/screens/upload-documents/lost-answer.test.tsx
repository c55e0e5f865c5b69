import { ApiError, type User } from '@croupier/shared/api'
import { cleanup, createTestHost, renderScreen, screen, testUser, userEvent, within } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import UploadDocumentsScreen from './upload-documents.tsx'

const FILE = '/sys/file/get'
const UPDATE = '/sys/member/documents/update'
const user = testUser({ id: 7, idcardProofId: 'a', idcardHoldProofId: 'b', addressProofId: 'c' })

afterEach(cleanup)

/** Submits the missing proof, and gets no answer; `refresh` is what the server says of the member after that. */
async function submitUnanswered(refresh: (stored: User) => User | null) {
  const stored = { ...user, paymentProofId: 'new', paymentProofStatus: 10 }
  const answers = {
    [FILE]: () => new Blob(['a'], { type: 'image/png' }),
    '/sys/file/upload': { id: 'new' },
    [UPDATE]: () => {
      vi.spyOn(host.session, 'refresh').mockImplementation(async () => {
        host.session.set(refresh(stored))
        return host.session.get()
      })
      throw new ApiError({ code: -1, kind: 'network', message: 'no response', path: UPDATE })
    },
  }
  const host = createTestHost({ user, answers })
  await renderScreen(<UploadDocumentsScreen />, { host, messages })
  const group = await screen.findByRole('group', { name: 'Payment method proof' })
  const bytes = new Uint8Array([0xff, 0xd8, 0xff])
  const photo = new File([bytes], 'card.jpg', { type: 'image/jpeg' })
  // jsdom cannot read files.
  photo.slice = () => Object.assign(new Blob(), { arrayBuffer: async () => bytes.buffer })
  await userEvent.upload(group.querySelector('input')!, photo)
  await within(group).findByText('Ready to submit')
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await submit()
  const updates = () => host.record.calls.filter(({ path }) => path === UPDATE)
  return { host, stored, submit, updates }
}

it('documents that arrived although the answer was lost are reported as sent', async () => {
  const { host, updates } = await submitUnanswered((stored) => stored)
  await vi.waitFor(() => expect(host.record.closed).toBe(1))
  expect(host.record.toasts).toEqual([messages['documents.sent']])
  expect(updates()).toHaveLength(1)
})

it('documents whose arrival is known only later are reported as sent by the next Submit, and not sent twice', async () => {
  let answer = (_: User): User => user
  const { host, submit, updates } = await submitUnanswered((stored) => answer(stored))
  await vi.waitFor(() => expect(host.record.toasts).toEqual([messages['common.serverBusy']]))
  expect(host.record.closed).toBe(0)
  answer = (stored) => stored
  await submit()
  await vi.waitFor(() => expect(host.record.closed).toBe(1))
  expect(host.record.toasts.slice(1)).toEqual([messages['documents.sent']])
  expect(updates()).toHaveLength(1)
})

it('whoever is logged in by the time the server is asked sees nothing of documents without an answer', async () => {
  const { host } = await submitUnanswered(() => null)
  await vi.waitFor(() => expect(host.session.get()).toBeNull())
  expect(host.record).toMatchObject({ toasts: [], closed: 0 })
})
