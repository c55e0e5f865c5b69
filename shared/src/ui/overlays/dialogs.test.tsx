import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { testFrame } from '../../testing/test-frame.ts'
import { AlertDialog, Button, Drawer, Overlay, Screen } from '../index.ts'

afterEach(cleanup)

test('a screen in an overlay is a dialog with its title; Close and Escape close it', async () => {
  const close = vi.fn()
  render(
    <Overlay onClose={close} titleId="title">
      <Screen frame={testFrame('dialog', close)} title="Deposit" footer={<Button>Go</Button>}>
        body
      </Screen>
    </Overlay>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Deposit' })
  expect(within(dialog).getByRole('heading', { level: 2 }).id).toBe('title')
  // Its header and footer are no landmarks of the page.
  expect([...dialog.querySelectorAll('header, footer')].map(({ role }) => role)).toEqual([
    'presentation',
    'presentation',
  ])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledTimes(2)
})

test('Escape closes only the topmost box, also when it has lost the focus', async () => {
  const [closeLower, closeUpper] = [vi.fn(), vi.fn()]
  render(
    <>
      <Overlay onClose={closeLower} titleId="lower">
        body
      </Overlay>
      <Overlay onClose={closeUpper} titleId="upper">
        body
      </Overlay>
    </>,
  )
  const focused = document.activeElement
  if (focused instanceof HTMLElement) act(() => focused.blur())
  expect(document.activeElement).toBe(document.body)
  await userEvent.keyboard('{Escape}')
  expect(closeUpper).toHaveBeenCalledOnce()
  expect(closeLower).not.toHaveBeenCalled()
})

test('a drawer is a dialog named by its heading', () => {
  render(
    <Drawer onClose={() => {}} titleId="menu">
      <h2 id="menu">Menu</h2>
      <Button>Item</Button>
    </Drawer>,
  )
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy()
})

test('an alert dialog has one button, and a question has two', async () => {
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  const props = { title: 'Warning', message: 'Sorry', confirmLabel: 'OK', onConfirm }
  const { rerender } = render(<AlertDialog {...props} />)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'OK' }))
  await userEvent.keyboard('{Escape}')
  expect(onConfirm).toHaveBeenCalledOnce()
  rerender(<AlertDialog {...props} cancelLabel="Cancel" onCancel={onCancel} />)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onCancel).toHaveBeenCalledOnce()
})

test.each([
  ['plain', 'OK'],
  ['danger', 'Keep it'],
] as const)('an alert dialog with a question (%s) focuses %s', (tone, name) => {
  const props = { title: 'Warning', message: 'Sorry', confirmLabel: 'OK', onConfirm: vi.fn() }
  render(<AlertDialog {...props} cancelLabel="Keep it" tone={tone} />)
  expect(document.activeElement).toBe(screen.getByRole('button', { name }))
})
