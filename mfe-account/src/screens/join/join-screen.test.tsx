import { act, cleanup, createTestHost, renderScreen, screen, testUser, userEvent } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '@croupier/shared/api'
import messages from '../../messages/en.json' with { type: 'json' }
import { joinDraft } from './draft.ts'
import JoinScreen from './join-screen.tsx'
import { emptyRegistration, type RegistrationValues } from './registration-form.ts'

const COUNTRIES = '/base/country/listAll'
const refused = () => {
  throw new ApiError({ code: 9, kind: 'refused', message: 'Not now.', path: COUNTRIES })
}

afterEach(() => {
  cleanup()
  joinDraft.forget()
  localStorage.clear()
})

it('[SH-31] a refused list shows the words of the server and Try again, and the entered values stay', async () => {
  const countries = vi.fn(refused as () => unknown)
  const answers = {
    [COUNTRIES]: () => countries(),
    '/base/currency/listAll': [{ code: 'USD', exchangeRate: '1', enabled: 1 }],
    '/sys/country/listTelNum': [{ telNum: '358', isoCode2: 'FI' }],
  }
  const { host } = await renderScreen(<JoinScreen params={{}} />, { answers, messages })
  await userEvent.type(await screen.findByLabelText('Email'), 'a@b.example')
  expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
  expect(host.record.toasts).toEqual(['Not now.'])
  countries.mockImplementation(() => [{ isoCode2: 'FI', enName: 'Finland', status: 1 }])
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await vi.waitFor(() => expect(countries).toHaveBeenCalledTimes(2))
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('a@b.example')
})

it('the draft without passwords survives an unmount, and Close deletes it', async () => {
  const answers = { [COUNTRIES]: [], '/base/currency/listAll': [], '/sys/country/listTelNum': [] }
  const email = () => screen.getByLabelText<HTMLInputElement>('Email')
  const first = await renderScreen(<JoinScreen params={{}} />, { answers, messages })
  await userEvent.clear(await screen.findByLabelText('Email'))
  await userEvent.type(email(), 'c@d.example')
  await userEvent.type(screen.getByLabelText('Password'), 'secret')
  first.unmount()
  const second = await renderScreen(<JoinScreen params={{}} />, { answers, messages })
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('c@d.example')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  second.unmount()
  await renderScreen(<JoinScreen params={{}} />, { answers, messages })
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('')
})

const LISTS = {
  [COUNTRIES]: [{ isoCode2: 'FI', enName: 'Finland', status: 1 }],
  '/base/currency/listAll': [{ code: 'USD', exchangeRate: '1', enabled: 1 }],
  '/sys/country/listTelNum': [{ telNum: '358', isoCode2: 'FI' }],
  '/sys/member/verifyCode/image': 'data:,',
}

const details = {
  firstName: 'Ada',
  lastName: 'Duarte',
  gender: 'FEMALE',
  birthday: '1990-01-15',
  currency: 'USD',
  countryCode: 'FI',
  city: 'Helsinki',
  postalCode: '00100',
  address: 'Mannerheimintie 1',
}

/** Stores a draft as if the player had filled in step 1 and then navigated away. */
function storeDraft(fields: Partial<RegistrationValues>) {
  const filled = { email: 'a@b.example', username: 'ada', mobilePrefix: '358', mobile: '401234567' }
  joinDraft.keep({ ...emptyRegistration, ...filled, ...fields }, createTestHost())
}

async function openFinalStep(answers: Record<string, unknown>) {
  const rendered = await renderScreen(<JoinScreen params={{}} />, {
    answers: { ...LISTS, ...answers },
    messages,
    layout: 'mobile',
  })
  for (const label of ['Password', 'Retype password']) {
    await userEvent.click(await screen.findByLabelText(label))
    await userEvent.paste('long-enough-1')
  }
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByLabelText('First name')
  return rendered
}

const keyboardOf = (label: string) =>
  ['autocapitalize', 'autocorrect', 'spellcheck'].map((name) => screen.getByLabelText(label).getAttribute(name))

it('the keyboard may capitalise and correct a name, but no username or code', async () => {
  storeDraft({})
  const { unmount } = await renderScreen(<JoinScreen params={{}} />, { answers: LISTS, messages })
  await screen.findByLabelText('Username')
  expect(keyboardOf('Username')).toEqual(['none', 'off', 'false'])
  unmount()
  await openFinalStep({})
  expect(keyboardOf('Invitation code')).toEqual(['none', 'off', 'false'])
  expect(keyboardOf('Verification code')).toEqual(['none', 'off', 'false'])
  expect(keyboardOf('First name')).toEqual([null, null, null])
})

it('the picture code has a description and a Contact us link that keeps the typed code', async () => {
  storeDraft(details)
  const { host } = await openFinalStep({ '/sys/member/verifyCode/image': 'data:image/png;base64,' })
  const field = screen.getByRole<HTMLInputElement>('textbox', {
    name: 'Verification code',
    description: 'Type the characters in the picture. Cannot see it? Contact us',
  })
  await screen.findByRole('button', { name: 'New code', description: 'Picture of the verification code' })
  await userEvent.type(field, 'ab')
  await userEvent.click(screen.getByRole('button', { name: 'Contact us' }))
  expect(host.record.opened).toEqual([{ id: 'contactUs', params: {} }])
  expect([field.isConnected, field.value]).toEqual([true, 'ab'])
})

it('[AC-05] an incomplete birthday survives Back and Next', async () => {
  storeDraft({})
  await openFinalStep({})
  await userEvent.click(screen.getByLabelText('Year digit 1'))
  await userEvent.keyboard('1990011')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
  await screen.findByLabelText('First name')
  const boxes = screen.getAllByLabelText<HTMLInputElement>(/^(Year|Month|Day) digit/)
  expect(boxes.map(({ value }) => value)).toEqual([...'1990011', ''])
})

it('the invitation code is described as optional', async () => {
  storeDraft(details)
  await openFinalStep({})
  screen.getByRole('textbox', { name: 'Invitation code', description: 'Optional' })
})

const invitation = () => screen.getByLabelText<HTMLInputElement>('Invitation code').value
const follow = (code: string) => {
  localStorage.setItem('croupier.inviteCode', code)
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
}

it('the latest invitation link fills in its code, unless the player typed one', async () => {
  storeDraft({})
  localStorage.setItem('croupier.inviteCode', 'first')
  const { unmount } = await openFinalStep({})
  expect(invitation()).toBe('first')
  follow('second')
  expect(invitation()).toBe('second')
  unmount()
  localStorage.setItem('croupier.inviteCode', 'third')
  const reopened = await openFinalStep({})
  expect(invitation()).toBe('third')
  await userEvent.clear(screen.getByLabelText('Invitation code'))
  await userEvent.type(screen.getByLabelText('Invitation code'), 'typed')
  follow('fourth')
  expect(invitation()).toBe('typed')
  reopened.unmount()
  await openFinalStep({})
  expect(invitation()).toBe('typed')
})

it('Back leads to step 1 with what was typed, but not while the registration is being sent', async () => {
  storeDraft(details)
  const check = Promise.withResolvers<boolean>()
  const answers = { '/base/state/listAll': [], '/sys/auth/checkRegister1': () => check.promise }
  const { host } = await openFinalStep(answers)
  await vi.waitFor(() => expect(screen.queryByLabelText('State')).toBeNull())
  expect(await act(async () => host.record.goBack?.())).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('long-enough-1')
  expect(host.record.goBack).toBeUndefined()
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await userEvent.type(screen.getByLabelText('Verification code'), 'abcd')
  await userEvent.click(screen.getByRole('button', { name: 'Create my account' }))
  expect(await act(async () => host.record.goBack?.())).toBe(false)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back' }).disabled).toBe(true)
})

it('the state is required until the list of states has loaded', async () => {
  storeDraft(details)
  let answer = (_: unknown): void => undefined
  const states = new Promise((resolve) => (answer = resolve))
  const { host } = await openFinalStep({ '/base/state/listAll': () => states })
  await userEvent.type(screen.getByLabelText('Verification code'), 'abcd')
  expect(screen.getByLabelText<HTMLSelectElement>('State').disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Create my account' }))
  expect(host.record.toasts).toEqual([messages['join.stateRequired']])
  await act(async () => answer([{ code: 'FI-18', name: 'Uusimaa', isoCode2: 'FI', enabled: 1 }]))
  await vi.waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('State').disabled).toBe(false))
  expect(host.record.calls.map(({ path }) => path)).not.toContain('/sys/auth/checkRegister1')
})

it('a refusal without a message shows that the sign-up failed', async () => {
  storeDraft(details)
  const refuse = () => {
    throw new ApiError({ code: 9, kind: 'refused', message: '', path: '/sys/auth/checkRegister1' })
  }
  const { host } = await openFinalStep({ '/base/state/listAll': [], '/sys/auth/checkRegister1': refuse })
  await vi.waitFor(() => expect(screen.queryByLabelText('State')).toBeNull())
  await userEvent.type(screen.getByLabelText('Verification code'), 'abcd')
  await userEvent.click(screen.getByRole('button', { name: 'Create my account' }))
  await vi.waitFor(() => expect(host.record.toasts).toEqual(['Sign up failed']))
})

it('a refused field of step 1 leads back to it, marked and focused, and keeps the other values', async () => {
  storeDraft(details)
  const message = 'This username is taken'
  const taken = vi.fn(() => {
    throw new ApiError({
      code: 1,
      kind: 'refused',
      message,
      path: '/sys/auth/checkRegister1',
      field: 'username',
    })
  })
  const { host } = await openFinalStep({ '/base/state/listAll': [], '/sys/auth/checkRegister1': taken })
  await vi.waitFor(() => expect(screen.queryByLabelText('State')).toBeNull())
  const create = async () => {
    await userEvent.type(screen.getByLabelText('Verification code'), 'abcd')
    await userEvent.click(screen.getByRole('button', { name: 'Create my account' }))
  }
  await create()
  const username = await screen.findByLabelText<HTMLInputElement>('Username')
  await vi.waitFor(() => expect(document.activeElement).toBe(username))
  expect([username.value, username.getAttribute('aria-invalid')]).toEqual(['ada', 'true'])
  expect(screen.getByText(message)).toBeTruthy()
  expect(host.record.toasts).toEqual([message])
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('long-enough-1')

  // Continue with the same name: it is refused again, and the form goes back again.
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Ada')
  await create()
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')))
  expect(taken).toHaveBeenCalledTimes(2)
})

it.each([
  ['stays', 'a member', {}, 0],
  ['closes', 'a visitor', undefined, 1],
])('a pop-up %s when somebody logs in, if %s opened it', async (_, _opener, user, closed) => {
  const figures = { id: 1, username: 'demo', currency: 'USD', currencySymbol: '$', availableBalance: '5.00' }
  const { host } = await renderScreen(<JoinScreen params={{}} />, {
    answers: { ...LISTS, '/sys/auth/login': figures },
    messages,
    user,
  })
  await screen.findByLabelText('Email')
  await act(() => host.session.signIn('/sys/auth/login', {}))
  expect(host.record.closed).toBe(closed)
})

it.each([
  ['while the agreement dialog is open', true, [messages['join.agreeRequired']]],
  ['before the registration is refused', false, []],
])('the form closes for a member who logs in in another tab %s', async (_, isAccepted, alerts) => {
  storeDraft(details)
  const check = Promise.withResolvers<boolean>()
  const answers = { '/base/state/listAll': [], '/sys/auth/checkRegister1': () => check.promise }
  const { host } = await openFinalStep(answers)
  const read = Promise.withResolvers<void>()
  Object.assign(host.feedback, {
    alert: ({ message }: { message: string }) => (host.record.alerts.push(message), read.promise),
  })
  await vi.waitFor(() => expect(screen.queryByLabelText('State')).toBeNull())
  await userEvent.type(screen.getByLabelText('Verification code'), 'abcd')
  await userEvent.click(screen.getByRole('button', { name: 'Create my account' }))
  if (isAccepted) await act(async () => check.resolve(true))
  await act(async () => host.session.set(testUser({ id: 5 })))
  expect(host.record.closed).toBe(0)
  const refusal = new ApiError({ code: 9, kind: 'refused', message: '', path: '/sys/auth/checkRegister1' })
  await act(async () => (isAccepted ? read.resolve() : check.reject(refusal)))
  await vi.waitFor(() => expect(host.record.closed).toBe(1))
  expect(host.record.alerts).toEqual(alerts)
})
