import { HostContext } from '@croupier/shared/host'
import { createTestHost } from '@croupier/shared/testing'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import type { ShellHost } from '../host/create-host.ts'
import { ShellContext } from '../host/shell-context.tsx'
import { contactDraft, useContactForm } from './use-contact-form.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
vi.mock('../words.ts', () => ({ useText: () => (id: string) => id }))

it('[SH-26] a message that is sent after its pop-up was left does not wait there to be sent again', async () => {
  let answer: (sent: unknown) => void = () => undefined
  const sent = () => new Promise((resolve) => (answer = resolve))
  const host = createTestHost({ user: { id: 5 }, answers: { '/ext/contact': sent } })
  let form: ReturnType<typeof useContactForm>['form'] | undefined
  function Form() {
    form = useContactForm('deposit').form
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <ShellContext value={host as unknown as ShellHost}>
        <HostContext value={host}>
          <Form />
        </HostContext>
      </ShellContext>,
    ),
  )
  await act(async () => {
    for (const name of ['name', 'username', 'phone', 'message'] as const) form!.set(name, 'Where is it?')
    form!.set('email', 'ada@players.example')
  })
  await act(async () => void form!.submit())
  await act(async () => root.unmount())
  expect(contactDraft.read(host).message).toBe('Where is it?')
  await act(async () => answer(null))
  expect(host.record.toasts).toEqual(['contact.sent'])
  expect(contactDraft.read(host)).toEqual({})
})
