import { ApiError } from '@croupier/shared/api'
import {
  act,
  cleanup,
  createTestHost,
  renderScreen,
  screen,
  flushPending,
  testUser,
  userEvent,
  within,
} from '@croupier/shared/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import UploadDocumentsScreen from './upload-documents.tsx'

const FILE = '/sys/file/get'
const UPDATE = '/sys/member/documents/update'
const user = testUser({
  id: 7,
  idcardProofId: 'a,b',
  idcardProofStatus: 20,
  idcardHoldProofId: 'c',
  idcardHoldProofStatus: 10,
  addressProofId: 'd',
  addressProofStatus: 10,
  paymentProofId: 'gone',
  paymentProofStatus: 10,
})
const created = vi.fn(() => `blob:${created.mock.calls.length}`)
const revoked = vi.fn()

beforeEach(() => {
  created.mockClear()
  revoked.mockClear()
  Object.assign(URL, { createObjectURL: created, revokeObjectURL: revoked })
})
afterEach(cleanup)

const open = () => {
  const file = (query: unknown) => {
    const { id } = query as { id: string }
    if (id === 'gone') throw new ApiError({ code: 404, kind: 'refused', message: 'no', path: FILE })
    return new Blob([id], { type: 'image/png' })
  }
  return renderScreen(<UploadDocumentsScreen />, { user, messages, answers: { [FILE]: file } })
}

const photo = (name: string) => {
  const bytes = new Uint8Array([0xff, 0xd8, 0xff])
  const file = new File([bytes], name, { type: 'image/jpeg' })
  // jsdom cannot read files.
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: async () => bytes.buffer })
  return file
}

it('[AC-23] submitted files are shown as named thumbnails, or by name if the picture fails', async () => {
  const { host, unmount } = await open()
  const stored = await screen.findByRole('list', { name: 'Submitted: ID proof' })
  await vi.waitFor(() =>
    expect(
      within(stored)
        .getAllByRole('img')
        .map((image) => image.getAttribute('alt')),
    ).toEqual(['ID proof, file 1', 'ID proof, file 2']),
  )
  const lost = screen.getByRole('list', { name: 'Submitted: Payment method proof' })
  await within(lost).findByText('Payment method proof, file 1')
  expect(within(lost).queryByRole('img')).toBeNull()
  expect(screen.queryByRole('list', { name: 'Submitted: Source of wealth' })).toBeNull()
  const [first] = host.record.calls
  expect(first).toEqual({ path: FILE, body: { id: 'a', width: '144', height: '144' } })
  unmount()
  expect(revoked.mock.calls.flat().toSorted()).toEqual(
    created.mock.results.map(({ value }) => value as string).toSorted(),
  )
})

it('[AC-23] the screen shows what the operator decided after the member was loaded', async () => {
  const host = createTestHost({ user, answers: { [FILE]: () => new Blob(['a'], { type: 'image/png' }) } })
  vi.spyOn(host.session, 'refresh').mockImplementation(async () => {
    host.session.set({ ...user, addressProofStatus: 30 })
    return host.session.get()
  })
  await renderScreen(<UploadDocumentsScreen />, { host, messages })
  const address = await screen.findByRole('group', { name: 'Address proof' })
  await within(address).findByText(messages['documents.status30'])
})

it('a submit without a new file shows that there is nothing new', async () => {
  const { host } = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Submit' }))
  await vi.waitFor(() => expect(host.record.toasts).toEqual([messages['documents.nothingNew']]))
  expect(host.record.calls.every(({ path }) => path === FILE)).toBe(true)
  expect(host.record.closed).toBe(0)
})

it('[AC-23] removing a file focuses the next one, or Add file after the last', async () => {
  let sent = 0
  const answers = { '/sys/file/upload': () => ({ id: `new${++sent}` }) }
  const { container } = await renderScreen(<UploadDocumentsScreen />, { user: {}, messages, answers })
  await screen.findByText('ID proof')
  await userEvent.upload(container.querySelector('input')!, ['a.jpg', 'b.jpg', 'c.jpg'].map(photo))
  await vi.waitFor(() => expect(screen.getAllByText(/3 B · uploaded/)).toHaveLength(3))
  const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })
  await userEvent.click(remove('b.jpg'))
  expect(document.activeElement).toBe(remove('c.jpg'))
  await userEvent.click(remove('c.jpg'))
  expect(document.activeElement).toBe(remove('a.jpg'))
  await userEvent.click(remove('a.jpg'))
  expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Add file' })[0])
})

it('a submit adds new files to the stored ones and replaces refused ones', async () => {
  const refused = { ...user, addressProofId: 'd', addressProofStatus: 30 }
  let sent = 0
  const answers = {
    [FILE]: () => new Blob(['a'], { type: 'image/png' }),
    '/sys/file/upload': () => ({ id: `new${++sent}` }),
    [UPDATE]: true,
  }
  const { host } = await renderScreen(<UploadDocumentsScreen />, { user: refused, messages, answers })
  for (const name of ['ID proof', 'Address proof']) {
    const group = await screen.findByRole('group', { name })
    await userEvent.upload(group.querySelector('input')!, photo('more.jpg'))
    await within(group).findByText('Ready to submit')
  }
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await vi.waitFor(() => expect(host.record.closed).toBe(1))
  expect(host.record.calls.find(({ path }) => path === UPDATE)?.body).toEqual({
    idcardProofId: 'a,b,new1',
    idcardHoldProofId: 'c',
    addressProofId: 'new2',
    paymentProofId: 'gone',
  })
})

it('a submit keeps a file that another device submitted meanwhile', async () => {
  const answers = {
    [FILE]: () => new Blob(['a'], { type: 'image/png' }),
    '/sys/file/upload': { id: 'new' },
    [UPDATE]: true,
  }
  const { host } = await renderScreen(<UploadDocumentsScreen />, { user, messages, answers })
  const group = await screen.findByRole('group', { name: 'Address proof' })
  await userEvent.upload(group.querySelector('input')!, photo('bill.jpg'))
  await within(group).findByText('Ready to submit')
  Object.assign(host.session, { refresh: async () => ({ ...user, idcardHoldProofId: 'c,of the phone' }) })
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await vi.waitFor(() => expect(host.record.closed).toBe(1))
  expect(host.record.calls.find(({ path }) => path === UPDATE)?.body).toMatchObject({
    idcardHoldProofId: 'c,of the phone',
    addressProofId: 'd,new',
  })
})

/** Submits two photos; the submit waits for the operator's current state of the member. */
async function submitTwo(more: { '/sys/file/upload'?: () => unknown } = {}) {
  let sent = 0
  const answers = {
    [FILE]: () => new Blob(['a'], { type: 'image/png' }),
    '/sys/file/upload': () => (++sent > 2 ? more['/sys/file/upload']?.() : { id: `new${sent}` }),
    [UPDATE]: true,
  }
  const { host } = await renderScreen(<UploadDocumentsScreen />, { user, messages, answers })
  const group = await screen.findByRole('group', { name: 'Address proof' })
  const add = (name: string) => userEvent.upload(group.querySelector('input')!, photo(name))
  await add('right.jpg')
  await add('wrong.jpg')
  await vi.waitFor(() => expect(within(group).getAllByText(/uploaded/)).toHaveLength(2))
  const refreshed = Promise.withResolvers<typeof user>()
  Object.assign(host.session, { refresh: () => refreshed.promise })
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  const finishRefresh = () => act(async () => refreshed.resolve(user))
  const remove = (name: string) => userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }))
  const submitted = () => host.record.calls.find(({ path }) => path === UPDATE)?.body
  return { host, add, remove, finishRefresh, submitted }
}

it('a photo removed while the submit is pending is not submitted', async () => {
  const { host, remove, finishRefresh, submitted } = await submitTwo()
  await remove('wrong.jpg')
  await finishRefresh()
  await vi.waitFor(() => expect(host.record.closed).toBe(1))
  expect(submitted()).toMatchObject({ addressProofId: 'd,new1' })
})

it('a submit sends nothing if the last photo is removed while it is pending', async () => {
  const { host, remove, finishRefresh, submitted } = await submitTwo()
  await remove('wrong.jpg')
  await remove('right.jpg')
  await finishRefresh()
  await vi.waitFor(() => expect(host.record.toasts).toEqual([messages['documents.nothingNew']]))
  expect([submitted(), host.record.closed]).toEqual([undefined, 0])
})

it('a photo added during a submit keeps the screen open until it is uploaded too', async () => {
  const upload = Promise.withResolvers<unknown>()
  const { host, add, finishRefresh, submitted } = await submitTwo({ '/sys/file/upload': () => upload.promise })
  await add('late.jpg')
  await screen.findByText('3 B · sending')
  await finishRefresh()
  const submit = screen.getByRole('button', { name: 'Submit' })
  await vi.waitFor(() => expect(submit.ariaBusy).not.toBe('true'))
  expect([submitted(), host.record.closed]).toEqual([undefined, 0])
  await act(async () => upload.resolve({ id: 'new3' }))
  Object.assign(host.session, { refresh: async () => user })
  await userEvent.click(submit)
  await vi.waitFor(() => expect(host.record.closed).toBe(1))
  expect(submitted()).toMatchObject({ addressProofId: 'd,new1,new2,new3' })
})

it('a submit sends nothing when another member, or nobody, is logged in by then', async () => {
  const { host } = await renderScreen(<UploadDocumentsScreen />, {
    user,
    messages,
    answers: { [FILE]: () => new Blob(['a'], { type: 'image/png' }), '/sys/file/upload': { id: 'new' } },
  })
  const group = await screen.findByRole('group', { name: 'Address proof' })
  await userEvent.upload(group.querySelector('input')!, photo('bill.jpg'))
  await within(group).findByText('Ready to submit')
  const submit = screen.getByRole('button', { name: 'Submit' })
  for (const found of [{ ...user, id: 8 }, null]) {
    const refresh = vi.fn(async () => found)
    Object.assign(host.session, { refresh })
    await userEvent.click(submit)
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce())
    await vi.waitFor(() => expect(submit.ariaDisabled).toBeNull())
  }
  expect(host.record.calls.map(({ path }) => path)).not.toContain('/sys/member/documents/update')
})

it.each([
  ['a visitor', 'accepted', null],
  ['the next member', 'refused', testUser({ id: 8 })],
])('%s sees nothing of documents submitted before the logout (%s)', async (_, how, next) => {
  const answer = Promise.withResolvers<boolean>()
  const answers = { [FILE]: () => new Blob(['a'], { type: 'image/png' }), '/sys/file/upload': { id: 'new' } }
  const { host, unmount } = await renderScreen(<UploadDocumentsScreen />, {
    user,
    messages,
    answers: { ...answers, [UPDATE]: () => answer.promise },
  })
  const group = await screen.findByRole('group', { name: 'Address proof' })
  await userEvent.upload(group.querySelector('input')!, photo('bill.jpg'))
  await within(group).findByText('Ready to submit')
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await vi.waitFor(() => expect(host.record.calls.map(({ path }) => path)).toContain(UPDATE))
  unmount()
  host.session.set(next)
  if (how === 'accepted') answer.resolve(true)
  else answer.reject(new ApiError({ code: 1, kind: 'refused', message: 'no', path: UPDATE }))
  await flushPending()
  expect(host.record.toasts).toEqual([])
})

it('the error of a missing proof disappears once its file is uploaded', async () => {
  const answers = { '/sys/file/upload': { id: 'new' } }
  const { container } = await renderScreen(<UploadDocumentsScreen />, { user: {}, messages, answers })
  await userEvent.click(await screen.findByRole('button', { name: 'Submit' }))
  await screen.findByText('Please upload: ID proof')
  await userEvent.upload(container.querySelector('input')!, photo('id.jpg'))
  await screen.findByText('Ready to submit')
  expect(screen.queryByText('Please upload: ID proof')).toBeNull()
  screen.getByText('Please upload: Address proof')
})

it('a refused submit marks and focuses the proof that it is about', async () => {
  const refusal = { code: 1, kind: 'refused', path: UPDATE } as const
  const refusals = [
    new ApiError({ ...refusal, message: 'It is missing.', field: 'addressProofId' }),
    new ApiError({ ...refusal, message: 'A file is gone.', field: 'sourceOfWealthProofId' }),
  ]
  const answers = {
    [FILE]: () => new Blob(['a'], { type: 'image/png' }),
    '/sys/file/upload': { id: 'new' },
    [UPDATE]: () => {
      throw refusals.shift()!
    },
  }
  const { host } = await renderScreen(<UploadDocumentsScreen />, { user, messages, answers })
  const wealth = await screen.findByRole('group', { name: 'Source of wealth' })
  await userEvent.upload(wealth.querySelector('input')!, photo('pay.jpg'))
  await within(wealth).findByText('Ready to submit')
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  const address = screen.getByRole('group', { name: 'Address proof' })
  await within(address).findByText('Please upload: Address proof')
  expect(document.activeElement).toBe(within(address).getByRole('button', { name: 'Add file' }))
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await within(wealth).findByText('A file is gone.')
  expect(within(address).queryByText('Please upload: Address proof')).toBeNull()
  expect(document.activeElement).toBe(within(wealth).getByRole('button', { name: 'Remove pay.jpg' }))
  expect(host.record.toasts).toEqual([messages['common.serverBusy'], messages['common.serverBusy']])
  await userEvent.click(within(wealth).getByRole('button', { name: 'Remove pay.jpg' }))
  expect(within(wealth).queryByText('A file is gone.')).toBeNull()
})
