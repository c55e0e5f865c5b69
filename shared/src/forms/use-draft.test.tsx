import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { HostContext } from '../host/index.ts'
import { createTestHost, type TestHost } from '../testing/index.ts'
import { Button, TextField } from '../ui/index.ts'
import { createDraft, required, useDraft, useOrderedForm, type Draft } from './index.ts'

type Values = Record<'name' | 'topic' | 'message', string>

let host: TestHost
let draft: Draft<Values>
beforeEach(() => {
  host = createTestHost()
  draft = createDraft<Values>()
})
afterEach(cleanup)

/** `name` is prefilled from the member, `topic` is what the form was opened with. */
function Form({ name, topic }: { name: string; topic: string }) {
  const form = useOrderedForm<Values>({
    defaults: { name, message: '', ...draft.read(host), topic },
    checks: [required('message', 'Message required')],
    onInvalid: () => undefined,
    onSubmit: () => undefined,
    onError: () => undefined,
  })
  useDraft(draft, form.values, { name })
  return (
    <form onSubmit={form.submit} noValidate>
      <TextField {...form.field('name')} label="Name" />
      <TextField {...form.field('message')} label="Message" />
      <Button type="submit">Send</Button>
    </form>
  )
}

const open = (name = 'Ada', topic = 'bonus') =>
  render(
    <HostContext value={host}>
      <Form name={name} topic={topic} />
    </HostContext>,
  )
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

it('an untouched form saves nothing and leaves a draft as it is', async () => {
  open().unmount()
  expect(draft.read(host)).toEqual({})
  draft.keep({ name: 'Ada', topic: 'bonus', message: 'Hello' }, host)
  const kept = draft.read(host)
  open('Ada', 'closing').unmount()
  expect(draft.read(host)).toEqual(kept)
})

it('a changed form saves all values except unchanged given ones', async () => {
  const first = open()
  await userEvent.type(field('Message'), 'Hello')
  expect(draft.read(host)).toEqual({ topic: 'bonus', message: 'Hello' })
  first.unmount()
  const second = open('Grace')
  expect([field('Name').value, field('Message').value]).toEqual(['Grace', 'Hello'])
  await userEvent.type(field('Name'), ' H.')
  second.unmount()
  open('Edith')
  expect(field('Name').value).toBe('Grace H.')
  await userEvent.clear(field('Message'))
  expect(draft.read(host)).toMatchObject({ message: '' })
})
