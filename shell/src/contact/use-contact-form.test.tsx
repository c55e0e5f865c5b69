// @vitest-environment-options { "url": "https://www.harbour.example/" }
import { ApiError, type User } from '@croupier/shared/api'
import { HostContext } from '@croupier/shared/host'
import { createTestHost, testUser, type TestHost } from '@croupier/shared/testing'
import { act, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ShellHost } from '../host/create-host.ts'
import { ShellContext } from '../host/shell-context.tsx'
import * as message from './message.ts'
import { contactDraft, useContactForm } from './use-contact-form.ts'

vi.mock('../words.ts', () => ({ useText: () => (id: string) => id }))

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const filled = { name: 'Ada', username: 'ada', email: 'a@b.example', phone: '1', topic: 'bonus', message: 'Hello' }
let contact: ReturnType<typeof useContactForm>
let mails: ReturnType<typeof vi.spyOn>

function Form() {
  const made = useContactForm(undefined)
  useEffect(() => {
    contact = made
  })
  return null
}

// jsdom opens no mail program, and says so.
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  mails = vi.spyOn(message, 'mailAddress').mockReturnValue('#mail')
})
afterEach(() => {
  vi.restoreAllMocks()
  contactDraft.forget()
})

/** Opens the form; returns a function that closes it. */
async function open(host: TestHost) {
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <HostContext value={host}>
        <ShellContext value={host as unknown as ShellHost}>
          <Form />
        </ShellContext>
      </HostContext>,
    ),
  )
  return () => act(async () => root.unmount())
}

async function sending(user?: Partial<User>) {
  const answer = Promise.withResolvers<unknown>()
  const host = createTestHost({ answers: { '/ext/contact': () => answer.promise }, ...(user && { user }) })
  if (!user) contactDraft.keep(filled, host)
  const close = await open(host)
  let sent: Promise<void> | undefined
  await act(async () => void (sent = contact.form.submit()))
  const settle = (by: () => void) =>
    act(async () => {
      by()
      await sent
    })
  return {
    host,
    accept: () => settle(() => answer.resolve(null)),
    refuse: (says: Partial<ApiError> = {}) =>
      settle(() =>
        answer.reject(new ApiError({ code: 404, kind: 'refused', message: '', path: '/ext/contact', ...says })),
      ),
    close,
  }
}

it("opens the player's mail program if the operator lacks the call (D9)", async () => {
  const { refuse, close, host } = await sending()
  await refuse()
  expect([mails.mock.calls.length, location.hash, host.record.toasts]).toEqual([1, '#mail', []])
  await close()
})

it("[SH-24] writes to the support of the site's host, without www (D6)", async () => {
  const { refuse, close } = await sending()
  await refuse()
  expect(mails.mock.calls[0]?.[0]).toBe('support@harbour.example')
  await close()
})

it.each([
  ['that breaks down', { code: 500, kind: 'network' }],
  ['that turns away too many', { code: 429, kind: 'network' }],
  ['that does not answer', { code: -1, kind: 'network' }],
] as const)('offers the finished mail without opening it for a server %s (D3)', async (_, says) => {
  history.replaceState(null, '', '#/')
  const { refuse, close, host } = await sending()
  await refuse({ ...says, message: 'Busy.' })
  expect([location.hash, contact.mail?.href, host.record.toasts]).toEqual(['#/', '#mail', ['Busy.']])
  await close()
})

it.each([
  ['a session that has ended', { code: -2, kind: 'session' }, undefined],
  ['a refusal that names a field (D34)', { code: 7, field: 'message' }, 'Shorter, please.'],
] as const)('offers no mail after %s', async (_, says, marked) => {
  history.replaceState(null, '', '#/')
  const { refuse, close, host } = await sending()
  await refuse({ ...says, message: 'Shorter, please.' })
  expect([location.hash, contact.mail, host.record.toasts]).toEqual(['#/', null, ['Shorter, please.']])
  expect(contact.form.field('message').error).toBe(marked)
  await close()
})

it.each([
  ['+49', '+49 170'],
  ['49', '+49 170'],
  ['', '170'],
])("prefills the member's number with the prefix %j as %j", async (mobilePrefix, phone) => {
  const { close } = await sending({ mobilePrefix, mobile: '170' })
  expect(contact.form.values.phone).toBe(phone)
  await close()
})

it('opens no mail program after the dialog was closed, but shows that sending failed', async () => {
  history.replaceState(null, '', '#/')
  const { refuse, close, host } = await sending()
  await close()
  await refuse()
  expect([location.hash, host.record.toasts]).toEqual(['#/', ['common.serverBusy']])
})

it('[SH-26] a message that was sent after its pop-up was closed leaves no draft', async () => {
  const { accept, close, host } = await sending()
  await close()
  expect(contactDraft.read(host).message).toBe('Hello')
  await accept()
  expect(host.record.toasts).toEqual(['contact.sent'])
  expect(contactDraft.read(host)).toEqual({})
})

it('[SH-26] a message typed while another is being sent stays', async () => {
  const { accept, close } = await sending()
  await act(async () => contact.form.set('message', 'And more'))
  await accept()
  expect(contact.form.values.message).toBe('And more')
  await close()
})

it('[SH-26] a draft keeps its text and takes its sender from the current member', async () => {
  const host = createTestHost({ user: { email: 'a@b.example' }, answers: { '/ext/contact': null } })
  const values = () => [contact.form.values.email, contact.form.values.message]
  const change = (email: string) => act(async () => host.session.set(testUser({ email })))
  const first = await open(host)
  await first()
  await change('b@b.example')
  const second = await open(host)
  expect(values()).toEqual(['b@b.example', ''])
  await act(async () => contact.form.set('message', 'Hello'))
  await second()
  await change('c@b.example')
  const third = await open(host)
  expect(values()).toEqual(['c@b.example', 'Hello'])
  await act(async () => {
    for (const name of ['name', 'phone', 'topic'] as const) contact.form.set(name, filled[name])
  })
  await act(() => contact.form.submit())
  expect(values()).toEqual(['c@b.example', ''])
  await third()
  await change('d@b.example')
  const last = await open(host)
  expect(values()).toEqual(['d@b.example', ''])
  await last()
})
