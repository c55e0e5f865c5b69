import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/index.ts'
import { Button, Checkbox, TextField } from '../ui/index.ts'
import { emailSchema, firstFailure, matches, required, sameAs, useOrderedForm } from './index.ts'
import type { OrderedFormOptions } from './index.ts'

const defaults = { email: '', password: '', repassword: '', agreed: false }
type Values = typeof defaults
const checks = [
  required<Values>('email', 'Email required'),
  matches<Values>('email', emailSchema, 'Email is invalid'),
  required<Values>('password', 'Password required'),
  sameAs<Values>('repassword', 'password', 'password is not consistent, please check'),
  required<Values>('agreed', 'Please agree'),
]

afterEach(cleanup)

function Form(props: Partial<OrderedFormOptions<Values>>): ReactNode {
  const form = useOrderedForm<Values>({
    defaults,
    checks,
    onInvalid: () => {},
    onSubmit: () => {},
    onError: () => {},
    ...props,
  })
  return (
    <form onSubmit={form.submit} noValidate>
      <TextField {...form.field('email')} label="Email" />
      <TextField {...form.field('password')} label="Password" />
      <TextField {...form.field('repassword')} label="Retype password" />
      <Checkbox {...form.field('agreed')}>I agree</Checkbox>
      <Button type="submit" isBusy={form.isBusy}>
        Send
      </Button>
    </form>
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const send = () => userEvent.click(screen.getByRole('button', { name: /Send/ }))

async function fill(): Promise<void> {
  await userEvent.type(field('Email'), 'a@b.example')
  await userEvent.type(field('Password'), 'secret')
  await userEvent.type(field('Retype password'), 'secret')
  await userEvent.click(field('I agree'))
}

test('the first failing check gives a toast, an inline error and the focus, and keeps the values', async () => {
  const onInvalid = vi.fn()
  const onSubmit = vi.fn()
  render(<Form onInvalid={onInvalid} onSubmit={onSubmit} />)

  await send()
  expect(onInvalid.mock.lastCall).toEqual(['Email required', 'email'])
  expect(document.activeElement).toBe(field('Email'))
  expect(field('Email').getAttribute('aria-invalid')).toBe('true')
  expect(field('Password').getAttribute('aria-invalid')).toBeNull()

  await userEvent.type(field('Email'), 'nobody')
  expect(screen.queryByText('Email required')).toBeNull()
  await send()
  expect(onInvalid.mock.lastCall).toEqual(['Email is invalid', 'email'])

  await userEvent.type(field('Email'), '@home.example')
  await userEvent.type(field('Password'), 'secret')
  await send()
  expect(onInvalid.mock.lastCall).toEqual(['password is not consistent, please check', 'repassword'])
  expect(document.activeElement).toBe(field('Retype password'))
  expect(field('Email').value).toBe('nobody@home.example')

  await userEvent.type(field('Retype password'), 'secret')
  await send()
  expect(onInvalid.mock.lastCall).toEqual(['Please agree', 'agreed'])
  await userEvent.click(field('I agree'))
  await send()
  expect(onInvalid).toHaveBeenCalledTimes(4)
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    email: 'nobody@home.example',
    password: 'secret',
    repassword: 'secret',
    agreed: true,
  })
})

test('emailSchema accepts the addresses that the server does, with blanks around them', () => {
  const takes = (email: string) => firstFailure({ ...defaults, email }, checks.slice(0, 2)) === null
  expect([" o'brien@müller.example ", 'taro..y@docomo.ne.jp', 'a,b@x.example'].map(takes)).toEqual([true, true, false])
})

test('a form is busy while it sends, and ignores further submits', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const onSubmit = vi.fn(() => promise)
  render(<Form onSubmit={onSubmit} />)
  await fill()
  for (let click = 0; click < 20; click += 1) await send()
  await userEvent.type(field('Email'), '{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: /Send/ }).getAttribute('aria-disabled')).toBe('true')
  resolve()
  await vi.waitFor(() => expect(screen.getByRole('button', { name: /Send/ }).getAttribute('aria-disabled')).toBeNull())
})

test('a guard of two seconds ignores submits after a sent form (WD-07)', async () => {
  const onSubmit = vi.fn()
  render(<Form onSubmit={onSubmit} guardMs={2000} />)
  await fill()
  const now = vi.spyOn(performance, 'now').mockReturnValue(50_000)
  await send()
  now.mockReturnValue(51_900)
  await send()
  expect(onSubmit).toHaveBeenCalledOnce()
  now.mockReturnValue(52_100)
  await send()
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

const refused = (name?: string) =>
  new ApiError({ code: 1, kind: 'refused', message: 'Email is taken', path: '/a', field: name })

test('a refused submit reports its error, marks the named field and keeps the values', async () => {
  const onError = vi.fn()
  const onSubmit = vi.fn().mockRejectedValue(refused('email'))
  render(<Form onSubmit={onSubmit} onError={onError} />)
  await fill()
  await send()
  expect(onError).toHaveBeenCalledOnce()
  expect(await screen.findByText('Email is taken')).toBeTruthy()
  expect(document.activeElement).toBe(field('Email'))
  expect(field('Email').value).toBe('a@b.example')
  await send()
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

test('the field of a refusal gets the focus once the dialog about it is closed', async () => {
  const closed = Promise.withResolvers<void>()
  render(<Form onSubmit={vi.fn().mockRejectedValue(refused('email'))} onError={() => closed.promise} />)
  await fill()
  await send()
  expect(document.activeElement).not.toBe(field('Email'))
  closed.resolve()
  expect(await screen.findByText('Email is taken')).toBeTruthy()
  expect(document.activeElement).toBe(field('Email'))
})

test('an inline error follows the language; a refusal keeps the words of the server', async () => {
  const german = [required<Values>('email', 'E-Mail fehlt'), ...checks.slice(1)]
  const onSubmit = vi.fn().mockRejectedValue(refused('email'))
  const { rerender } = render(<Form onSubmit={onSubmit} />)
  await send()
  expect(screen.getByText('Email required')).toBeTruthy()
  rerender(<Form onSubmit={onSubmit} checks={german} />)
  expect(screen.getByText('E-Mail fehlt')).toBeTruthy()
  expect(screen.queryByText('Email required')).toBeNull()
  await fill()
  await send()
  expect(await screen.findByText('Email is taken')).toBeTruthy()
  rerender(<Form onSubmit={onSubmit} />)
  expect(screen.getByText('Email is taken')).toBeTruthy()
})

test("an error of a step's check follows the language", async () => {
  const Step = ({ word }: { word: string }) => {
    const form = useOrderedForm<Values>({
      defaults,
      checks: [],
      stepChecks: ({ password }) => [required<Values>('email', `${word}${password}`)],
      onInvalid: () => {},
      onSubmit: () => {},
      onError: () => {},
    })
    return (
      <>
        <TextField {...form.field('email')} label="Email" />
        <Button onPress={() => form.check()}>Next</Button>
      </>
    )
  }
  const { rerender } = render(<Step word="Email required" />)
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText('Email required')).toBeTruthy()
  rerender(<Step word="E-Mail fehlt" />)
  expect(screen.getByText('E-Mail fehlt')).toBeTruthy()
})

test('a refusal that names no field of the form leaves the focus where it is', async () => {
  const onSubmit = vi.fn().mockRejectedValueOnce(refused('ticket')).mockRejectedValueOnce(refused())
  render(<Form onSubmit={onSubmit} />)
  await fill()
  for (const _ of [1, 2]) {
    await send()
    expect(screen.queryByText('Email is taken')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Send/ }))
  }
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

test('a check may have a message made from the values, and treats blanks as empty', () => {
  const list = [
    required<Values>('email', 'none'),
    { field: 'email' as const, message: (v: Values) => `no ${v.email}`, test: () => false },
  ]
  expect(firstFailure({ ...defaults, email: '  ' }, list)).toEqual({ field: 'email', message: 'none' })
  expect(firstFailure({ ...defaults, email: 'x' }, list)).toEqual({ field: 'email', message: 'no x' })
  expect(firstFailure({ ...defaults, email: 'x' }, [])).toBeNull()
})
