import { ApiError } from '@croupier/shared/api'
import { cleanup, renderScreen, screen, userEvent, within } from '@croupier/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import CashoutScreen from './cashout-screen.tsx'
import { acceptedCashout } from './testing/accepted-cashout.ts'

const APPLY = '/sys/withdraw/apply'
const CONFIG = '/sys/member/withdraw/config'
const lost = new ApiError({ code: -1, message: 'Server is busy, please try later', kind: 'network', path: APPLY })
const refused = new ApiError({ code: 1, message: 'Not today', kind: 'refused', path: APPLY })
const answers: Record<string, unknown> = {}
let now = 0

beforeEach(() => {
  // Skips the two seconds of the guard against double clicks.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 3000))
  Object.assign(answers, {
    [CONFIG]: {
      minimumAmount: '200',
      withdrawAmounts: '200/300',
      withdrawAllowManualInput: 0,
      withdrawableBalance: '900',
    },
    '/base/cashoutPaymentMethod/listAll': [{ code: 'PAYPAL', name: 'PayP', icon: '' }],
    [APPLY]: () => Promise.reject(lost),
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const reject = (error: Error) => () => Promise.reject(error)

async function toSubmit(id: number, proof = 'stored') {
  const user = { id, idcardProofId: proof, paymentProofId: proof }
  const shown = await renderScreen(<CashoutScreen params={{}} />, { user, answers, messages })
  await fillAmount()
  return shown
}

async function fillAmount() {
  await userEvent.click(await screen.findByRole('radio', { name: /200$/ }))
  await userEvent.selectOptions(screen.getByLabelText('Method'), 'PAYPAL')
  await userEvent.clear(screen.getByLabelText('Email'))
  await userEvent.paste('a@b.example')
  await press('Next')
}

describe('a cash-out', () => {
  it('keeps its key without a response, also in a new dialog with other proofs', async () => {
    const first = await toSubmit(31)
    await press('Submit')
    await press('Submit')
    const open = messages['cashout.openText']
    expect(first.host.record.alerts).toEqual([open, open])
    first.unmount()
    answers[APPLY] = acceptedCashout
    const second = await toSubmit(31, 'sent-anew')
    await press('Submit')
    expect(await screen.findByText(/200\.00 is set aside/)).toBeTruthy()
    const keys = [...first.host.record.keys, ...second.host.record.keys]
    expect([keys.length, new Set(keys).size]).toEqual([3, 1])
  })

  it('gets a new key after a refusal, which reloads the figures and keeps the form', async () => {
    answers[APPLY] = reject(refused)
    const { host } = await toSubmit(32)
    await press('Submit')
    await press('Submit')
    expect(host.record.alerts).toEqual(['Not today', 'Not today'])
    expect(new Set(host.record.keys).size).toBe(2)
    expect(host.record.calls.filter(({ path }) => path === CONFIG).length).toBeGreaterThan(1)
    await press('Back')
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('a@b.example')
  })

  it('returns to the marked and focused amount when that is refused', async () => {
    answers[APPLY] = reject(
      new ApiError({ code: 1, message: 'Too much', kind: 'refused', path: APPLY, field: 'amount' }),
    )
    const { host } = await toSubmit(35)
    await press('Submit')
    expect(host.record.alerts).toEqual(['Too much'])
    expect(await screen.findByText('Too much')).toBeTruthy()
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('radio'))
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('a@b.example')
    await press('Next')
    await press('Submit')
    expect(await screen.findByText('Too much')).toBeTruthy()
  })

  it('unfolds and marks an optional proof that is refused', async () => {
    answers[APPLY] = reject(
      new ApiError({ code: 1, message: 'Not that one', kind: 'refused', path: APPLY, field: 'addressProofId' }),
    )
    await toSubmit(40)
    const more = { name: messages['cashout.moreProofs'] }
    expect(screen.getByRole('button', more).getAttribute('aria-expanded')).toBe('false')
    await press('Submit')
    const marked = await screen.findByText('Not that one')
    const proof = screen.getByRole('group', { name: 'Address proof' })
    expect([proof.contains(marked), proof.contains(document.activeElement)]).toEqual([true, true])
    expect(screen.getByRole('button', more).getAttribute('aria-expanded')).toBe('true')
  })

  it('focuses the amount box, not the quick amounts, when a typed amount is refused', async () => {
    answers[CONFIG] = { ...(answers[CONFIG] as object), withdrawAllowManualInput: 1 }
    answers[APPLY] = reject(
      new ApiError({ code: 1, message: 'Too much', kind: 'refused', path: APPLY, field: 'amount' }),
    )
    await toSubmit(36)
    await press('Submit')
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Amount' })))
  })

  it.each([
    ['paymentMethod', 'Method'],
    ['paymentProofId', 'Payment method proof'],
  ])('marks the form’s field when a refusal names %s', async (field, label) => {
    answers[APPLY] = reject(new ApiError({ code: 1, message: 'Not that one', kind: 'refused', path: APPLY, field }))
    await toSubmit(38)
    await press('Submit')
    await screen.findByText('Not that one')
    const marked = field === 'paymentMethod' ? screen.getByLabelText(label) : screen.getByRole('group', { name: label })
    await vi.waitFor(() => expect(marked.contains(document.activeElement)).toBe(true))
  })

  it('is requested anew if the one of the lost response was canceled meanwhile', async () => {
    const first = await toSubmit(34)
    await press('Submit')
    let requestCount = 0
    answers[APPLY] = () => ({ ...acceptedCashout, id: (requestCount += 1), status: requestCount === 1 ? 1 : 0 })
    await press('Submit')
    expect(await screen.findByText(/200\.00 is set aside/)).toBeTruthy()
    const [lostKey, sameKey, newKey] = first.host.record.keys
    expect([sameKey === lostKey, newKey === lostKey, requestCount]).toEqual([true, false, 2])
  })

  it('is not repeated when its response says rejected', async () => {
    const { host } = await toSubmit(43)
    answers[APPLY] = { ...acceptedCashout, status: 10 }
    await press('Submit')
    expect(await screen.findByText(messages['withdrawQuery.status.rejected'])).toBeTruthy()
    expect(host.record.keys).toHaveLength(1)
  })

  it('shows its current steps if the one of the lost response has advanced', async () => {
    const { host } = await toSubmit(42)
    await press('Submit')
    answers[APPLY] = { ...acceptedCashout, status: 40 }
    await press('Submit')
    expect(await screen.findByText(messages['withdrawQuery.status.success'])).toBeTruthy()
    expect(screen.queryByText(/is set aside|We check your request/)).toBeNull()
    expect(new Set(host.record.keys).size).toBe(1)
  })

  it('shows a toast if its dialog was closed during the request', async () => {
    const answer = Promise.withResolvers<typeof acceptedCashout>()
    answers[APPLY] = () => answer.promise
    const { host, unmount } = await toSubmit(33)
    await press('Submit')
    unmount()
    answer.resolve(acceptedCashout)
    await vi.waitFor(() => expect(host.record.toasts).toEqual(['Cashout requested']))
    expect(host.record.events.map(({ name }) => name)).toContain('withdrawal:changed')
  })

  it('leaves no draft after it was requested', async () => {
    answers[APPLY] = acceptedCashout
    const { unmount } = await toSubmit(36)
    await press('Submit')
    await screen.findByText(/200\.00 is set aside/)
    unmount()
    await renderScreen(<CashoutScreen params={{}} />, { user: { id: 36 }, answers, messages })
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /200$/ })).checked).toBe(false)
    expect(screen.getByLabelText<HTMLSelectElement>('Method').value).toBe('')
  })

  it('keeps no draft of a method that only its link preselected', async () => {
    const open = (method?: string) =>
      renderScreen(<CashoutScreen params={method ? { method } : {}} />, { user: { id: 43 }, answers, messages })
    const chosen = async () => (await screen.findByLabelText<HTMLSelectElement>('Method')).value
    const first = await open('PAYPAL')
    expect(await chosen()).toBe('PAYPAL')
    first.unmount()
    const second = await open()
    expect(await chosen()).toBe('')
    second.unmount()
    const third = await open('PAYPAL')
    await userEvent.type(await screen.findByLabelText('Email'), 'a@b.example')
    third.unmount()
    await open()
    expect(await chosen()).toBe('PAYPAL')
  })

  it('asks for an offered amount if the drafted one may no longer be typed', async () => {
    answers[CONFIG] = { ...(answers[CONFIG] as object), withdrawAllowManualInput: 1 }
    const user = { id: 41, idcardProofId: 'stored', paymentProofId: 'stored' }
    const first = await renderScreen(<CashoutScreen params={{}} />, { user, answers, messages })
    await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '250')
    await userEvent.selectOptions(screen.getByLabelText('Method'), 'PAYPAL')
    await userEvent.type(screen.getByLabelText('Email'), 'a@b.example')
    first.unmount()
    answers[CONFIG] = { ...(answers[CONFIG] as object), withdrawAllowManualInput: 0 }
    const { host } = await renderScreen(<CashoutScreen params={{}} />, { host: first.host, answers, messages })
    await screen.findByRole('radio', { name: /200$/ })
    await press('Next')
    expect(host.record.toasts).toEqual([messages['cashout.amountRequired']])
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /200$/ }))
    await fillAmount()
    expect(screen.getByRole('group', { name: 'ID proof' })).toBeTruthy()
  })

  it('requires a new file for a refused proof', async () => {
    const user = { id: 35, idcardProofId: 'old', idcardProofStatus: 30, paymentProofId: 'kept', paymentProofStatus: 20 }
    const { host } = await renderScreen(<CashoutScreen params={{}} />, { user, answers, messages })
    await fillAmount()
    expect(screen.getByRole('group', { name: 'ID proof' }).textContent).toContain(messages['cashout.refused'])
    expect(screen.getByRole('group', { name: 'Payment method proof' }).textContent).toContain(
      messages['cashout.stored'],
    )
    await press('Submit')
    expect(host.record.toasts).toEqual(['Please upload your ID proof'])
    expect(host.record.calls.filter(({ path }) => path === APPLY)).toEqual([])
    const missing = within(screen.getByRole('group', { name: 'ID proof' }))
    expect(document.activeElement).toBe(missing.getByRole('button', { name: 'Add file' }))
  })

  it('shows the error of an expired proof until another file replaces it', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:proof')
    let file = 0
    answers['/sys/file/upload'] = () => ({ id: `file-${(file += 1)}` })
    const gone = 'One of your files is no longer here.'
    answers[APPLY] = reject(
      new ApiError({ code: 1, message: gone, kind: 'refused', path: APPLY, field: 'idcardProofId' }),
    )
    const user = { id: 43, paymentProofId: 'stored' }
    await renderScreen(<CashoutScreen params={{}} />, { user, answers, messages })
    await fillAmount()
    const group = within(screen.getByRole('group', { name: 'ID proof' }))
    const add = async () => {
      const input = screen.getByRole('group', { name: 'ID proof' }).querySelector('input')!
      const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
      await userEvent.upload(input, new File([picture], 'id.png', { type: 'image/png' }))
    }
    await add()
    await group.findByText(/Sent/)
    await press('Submit')
    expect(await group.findByText(gone)).toBeTruthy()
    await userEvent.click(group.getByRole('button', { name: 'Remove id.png' }))
    expect(group.getByText(gone)).toBeTruthy()
    await add()
    await group.findByText(/Sent/)
    expect(group.queryByText(gone)).toBeNull()
  })

  it('offers enabled methods that this site has a form for', async () => {
    const method = { code: 'PAYPAL', name: 'PayP', icon: '' }
    answers['/base/cashoutPaymentMethod/listAll'] = [
      { ...method, code: 'BTC', name: 'Bitcoin', enabled: 0 },
      { ...method, code: 'WIRE', name: 'Wire', enabled: 1 },
      { ...method, enabled: 1 },
      { ...method, code: 'CPAY', name: 'CPAY' },
    ]
    await renderScreen(<CashoutScreen params={{}} />, { user: { id: 37 }, answers, messages })
    const options = within(await screen.findByLabelText('Method')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['PayP', 'CPAY']))
    expect(options.filter(({ textContent }) => /Bitcoin|Wire/.test(textContent))).toEqual([])
  })

  it('renames its methods after a change of language, and keeps the entries', async () => {
    const names = ['PayP', 'PayP auf Deutsch']
    answers['/base/cashoutPaymentMethod/listAll'] = () => [{ code: 'PAYPAL', name: names.shift(), icon: '' }]
    const { host } = await renderScreen(<CashoutScreen params={{}} />, { user: { id: 39 }, answers, messages })
    await userEvent.selectOptions(await screen.findByLabelText('Method'), 'PAYPAL')
    const email = screen.getByLabelText<HTMLInputElement>('Email')
    await userEvent.type(email, 'a@b.example')
    host.locale.set('de')
    expect(await screen.findByRole('option', { name: 'PayP auf Deutsch' })).toBeTruthy()
    expect([email.isConnected, email.value]).toEqual([true, 'a@b.example'])
  })
})
