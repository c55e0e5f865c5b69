import { ApiError, type User } from '@croupier/shared/api'
import { act, cleanup, renderScreen, screen, testUser, userEvent, within } from '@croupier/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import CashoutScreen from './cashout-screen.tsx'
import { acceptedCashout } from './testing/accepted-cashout.ts'

const APPLY = '/sys/withdraw/apply'
const answers = {
  '/sys/member/withdraw/config': { minimumAmount: '200', withdrawAmounts: '200', withdrawableBalance: '900' },
  '/base/cashoutPaymentMethod/listAll': [{ code: 'PAYPAL', name: 'PayP', icon: '' }],
  '/sys/file/upload': { id: 'new' },
  [APPLY]: acceptedCashout,
}
const member = { idcardProofId: 'a', paymentProofId: 'b' }
let now = 0

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:proof')
  // Skips the two seconds of the guard against double clicks: only a submit in flight holds another one back.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 3000))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Fills the form in up to its last button, which the test presses; `refresh` is the session's response to that. */
async function ready(
  id: number,
  refresh: () => Promise<User | null>,
  other: Record<string, unknown> = {},
  kept: Partial<User> = member,
) {
  const { host } = await renderScreen(<CashoutScreen params={{}} />, {
    user: { id, ...kept },
    answers: { ...answers, ...other },
    messages,
  })
  await userEvent.click(await screen.findByRole('radio', { name: /200$/ }))
  await userEvent.selectOptions(screen.getByLabelText('Method'), 'PAYPAL')
  await userEvent.type(screen.getByLabelText('Email'), 'a@b.example')
  await press('Next')
  const refreshed = vi.spyOn(host.session, 'refresh').mockImplementation(refresh)
  const requestBodies = () => host.record.calls.filter(({ path }) => path === APPLY).map(({ body }) => body)
  const uploads = () => host.record.calls.filter(({ path }) => path === '/sys/file/upload').length
  return { requestBodies, refreshed, uploads }
}

async function addPicture() {
  const group = screen.getByRole('group', { name: 'ID proof' })
  const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  await userEvent.upload(group.querySelector('input')!, new File([picture], 'id.png', { type: 'image/png' }))
  return group
}

const isMade = () => screen.findByText(/200\.00 is set aside/)

describe('the documents of a cash-out', () => {
  it('cannot be added or removed while the request is under way', async () => {
    const response = Promise.withResolvers<User>()
    const refused = Promise.withResolvers<never>()
    const { requestBodies, uploads } = await ready(60, () => response.promise, { [APPLY]: () => refused.promise })
    const group = await addPicture()
    await within(group).findByText(/Sent/)
    await press('Submit')
    const isDisabled = (name: string) => within(group).getByRole<HTMLButtonElement>('button', { name }).disabled
    const areDisabled = () => ['Add file', 'Remove id.png'].map(isDisabled)
    expect(areDisabled()).toEqual([true, true])
    await addPicture()
    await act(async () => response.resolve(testUser({ id: 60, ...member })))
    await vi.waitFor(() => expect(requestBodies()).toMatchObject([{ idcardProofId: 'a,new', paymentProofId: 'b' }]))
    await addPicture()
    expect([areDisabled(), uploads()]).toEqual([[true, true], 1])
    refused.reject(new ApiError({ code: 1, message: 'Not now', kind: 'refused', path: APPLY }))
    await vi.waitFor(() => expect(areDisabled()).toEqual([false, false]))
  })

  it('include those sent from another device since the page was opened', async () => {
    const later = { idcardProofId: 'a,of the phone', addressProofId: 'bill' }
    const { requestBodies } = await ready(61, async () => testUser({ id: 61, ...member, ...later }))
    const group = await addPicture()
    await within(group).findByText(/Sent/)
    await press('Submit')
    await isMade()
    expect(requestBodies()).toMatchObject([
      { idcardProofId: 'a,of the phone,new', paymentProofId: 'b', addressProofId: 'bill', idcardHoldProofId: '' },
    ])
    expect(screen.getByText(/new documents take 1 to 7 business days/)).toBeTruthy()
    expect(screen.queryByText(/at the latest/)).toBeNull()
  })

  it('block the request while an upload has failed, until it is retried or removed', async () => {
    const lost = new ApiError({ code: -1, message: '', kind: 'network', path: '/sys/file/upload' })
    const { requestBodies } = await ready(67, async () => testUser({ id: 67, ...member }), {
      '/sys/file/upload': () => Promise.reject(lost),
    })
    const group = await addPicture()
    await within(group).findByText(/Not sent/)
    await press('Submit')
    const words = 'id.png was not sent. Send it again or remove it.'
    expect(await within(group).findByText(words)).toBeTruthy()
    expect(document.activeElement).toBe(within(group).getByRole('button', { name: 'Add file' }))
    expect(requestBodies()).toEqual([])
    await press('Remove id.png')
    expect(within(group).queryByText(words)).toBeNull()
    await press('Submit')
    await isMade()
    expect(requestBodies()).toMatchObject([member])
  })

  it('clear their error once the upload is done, also on the second try', async () => {
    const sent = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
    const waiting = sent.map(({ promise }) => promise)
    const kept = { paymentProofId: 'b' }
    const blurred = {
      code: 1,
      message: 'It is blurred.',
      kind: 'refused',
      path: APPLY,
      field: 'idcardProofId',
    } as const
    const refused = Promise.withResolvers<never>()
    const other = { '/sys/file/upload': () => waiting.shift(), [APPLY]: () => refused.promise }
    const { requestBodies } = await ready(69, async () => testUser({ id: 69, ...kept }), other, kept)
    await press('Submit')
    const group = screen.getByRole('group', { name: 'ID proof' })
    await within(group).findByText(messages['cashout.uploadId'])
    await addPicture()
    await within(group).findByText(messages['cashout.stillSending'])
    sent[0]!.reject(new ApiError({ code: -1, message: '', kind: 'network', path: '/sys/file/upload' }))
    await within(group).findByText('id.png was not sent. Send it again or remove it.')
    await press('Send id.png again')
    await within(group).findByText(messages['cashout.stillSending'])
    sent[1]!.resolve({ id: 'new' })
    await within(group).findByText(/Sent/)
    expect(within(group).queryByText(messages['cashout.uploadId'])).toBeNull()
    await press('Submit')
    await vi.waitFor(() => expect(requestBodies()).toHaveLength(1))
    refused.reject(new ApiError(blurred))
    await within(group).findByText(blurred.message)
  })

  it('offer the camera on a phone', async () => {
    vi.stubGlobal('innerWidth', 390)
    await ready(68, async () => null)
    expect(screen.getAllByRole('button', { name: 'Take a photo' })).toHaveLength(2)
    await press('More documents (optional)')
    expect(screen.getAllByRole('button', { name: 'Take a photo' })).toHaveLength(4)
  })

  it('are the page’s own when the refresh takes longer than 5 s', async () => {
    const { requestBodies } = await ready(62, () => new Promise(() => undefined))
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    act(() => screen.getByRole('button', { name: 'Submit' }).click())
    await act(() => vi.advanceTimersByTimeAsync(4_900))
    expect(requestBodies()).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(200))
    vi.useRealTimers()
    await isMade()
    expect(requestBodies()).toMatchObject([member])
  })

  it('refresh the member once for repeated presses, which make one cash-out', async () => {
    const response = Promise.withResolvers<User | null>()
    const { requestBodies, refreshed } = await ready(63, () => response.promise)
    await press('Submit')
    await press('Submit')
    expect([refreshed.mock.calls.length, requestBodies()]).toEqual([1, []])
    response.resolve(testUser({ id: 63, ...member }))
    await isMade()
    expect(screen.getByText(/at the latest/)).toBeTruthy()
    expect(requestBodies()).toHaveLength(1)
  })

  it.each([
    ['a member who logged in meanwhile in another tab', 64, testUser({ id: 65, ...member })],
    ['a visitor after a logout there', 66, null],
  ])('send no request for %s', async (_, id, found) => {
    const { requestBodies, refreshed } = await ready(id, async () => found)
    await press('Submit')
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Submit' }).ariaDisabled).toBeNull())
    expect([refreshed.mock.calls.length, requestBodies()]).toEqual([1, []])
  })
})
