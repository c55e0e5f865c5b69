import './jsdom-setup.ts'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  AlertDialog,
  Button,
  CopyButton,
  Disclosure,
  DisclosureGroup,
  Drawer,
  Money,
  Overlay,
  Screen,
  Stepper,
  Table,
  ToastRegion,
  createToastQueue,
  LASTING,
} from './index.ts'
import type { Frame } from './index.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const frame = (kind: Frame['kind'], close = () => {}): Frame => ({
  kind,
  titleId: 'title',
  closeLabel: 'Close',
  close,
})

describe('Screen in an Overlay', () => {
  test('is a dialog named by its title; Close and Escape close it', async () => {
    const close = vi.fn()
    render(
      <Overlay isOpen onClose={close} titleId="title">
        <Screen frame={frame('dialog', close)} title="Deposit" footer={<Button>Go</Button>}>
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

  test('as a page, a pop-up is a dialog of its name where it says so', () => {
    render(
      <Screen frame={frame('page')} title="Join" isDialog>
        body
      </Screen>,
    )
    expect(screen.getByRole('dialog', { name: 'Join' }).tagName).toBe('SECTION')
  })

  test('Escape closes the box on top alone, also when it has lost the focus', async () => {
    const [closeLower, closeUpper] = [vi.fn(), vi.fn()]
    render(
      <>
        <Overlay isOpen onClose={closeLower} label="Lower">
          body
        </Overlay>
        <Overlay isOpen onClose={closeUpper} label="Upper">
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

  test('as a page it has an h1, as a part no close button', () => {
    const { rerender } = render(
      <Screen frame={frame('page')} title="Login">
        body
      </Screen>,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Login' })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Login' })).toBeTruthy()
    rerender(
      <Screen frame={frame('part')} title="Login">
        body
      </Screen>,
    )
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('with onSubmit, body and footer are one form', async () => {
    const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
    render(
      <Screen frame={frame('page')} title="Login" onSubmit={submit} footer={<Button type="submit">Go</Button>}>
        body
      </Screen>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Go' }))
    expect(submit).toHaveBeenCalledOnce()
  })
})

test('the second press of a double click does not count on a main button that came there with the first', () => {
  const pressed: string[] = []
  function Steps() {
    const [step, setStep] = useState(1)
    const go = (name: string, next: number) => () => {
      pressed.push(name)
      setStep(next)
    }
    return (
      <Screen
        frame={frame('dialog')}
        title="Cashout"
        footer={
          step === 1 ? <Button onPress={go('Next', 2)}>Next</Button> : <Button onPress={go('Submit', 2)}>Submit</Button>
        }
      >
        body
      </Screen>
    )
  }
  render(<Steps />)
  const press = (detail: number) => fireEvent.click(screen.getByRole('button', { name: /Next|Submit/ }), { detail })
  press(1)
  press(2)
  press(3)
  expect(pressed).toEqual(['Next'])
  press(1)
  press(2)
  expect(pressed).toEqual(['Next', 'Submit', 'Submit'])
})

test('Drawer is a dialog by its label', () => {
  render(
    <Drawer isOpen onClose={() => {}} label="Menu">
      <Button>Item</Button>
    </Drawer>,
  )
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy()
})

test('AlertDialog tells, and asks', async () => {
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  const props = { isOpen: true, title: 'Warning', message: 'Sorry', confirmLabel: 'OK', onConfirm }
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
] as const)('AlertDialog that asks (%s) has the focus on %s', (tone, name) => {
  const props = { isOpen: true, title: 'Warning', message: 'Sorry', confirmLabel: 'OK', onConfirm: vi.fn() }
  render(<AlertDialog {...props} cancelLabel="Keep it" tone={tone} />)
  expect(document.activeElement).toBe(screen.getByRole('button', { name }))
})

describe('toasts', () => {
  test('are status messages, once each, beside an open dialog, and go by themselves', async () => {
    vi.useFakeTimers()
    const queue = createToastQueue()
    render(
      <>
        <ToastRegion queue={queue} label="Notifications" closeLabel="Close" />
        <Overlay isOpen onClose={() => {}} label="Deposit">
          body
        </Overlay>
      </>,
    )
    act(() => void queue.show('Email required', 'error'))
    act(() => void queue.show('Email required', 'error'))
    await act(() => vi.advanceTimersByTimeAsync(50))
    expect(screen.getByRole('status').textContent).toBe('Email required')
    await act(() => vi.advanceTimersByTimeAsync(7100))
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('three at most, and a close button', async () => {
    const queue = createToastQueue()
    render(<ToastRegion queue={queue} label="Notifications" closeLabel="Close" />)
    act(() => ['a', 'b', 'c', 'd'].forEach((message) => queue.show(message)))
    expect(await screen.findByText('d')).toBeTruthy()
    expect(screen.queryByText('a')).toBeNull()
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    expect(queue.get().map((toast) => toast.message)).toEqual(['c', 'd'])
  })

  test('what lasts as long as its cause does gives way to no others', () => {
    const queue = createToastQueue()
    queue.show('offline', 'info', LASTING)
    for (const message of ['a', 'b', 'c', 'd']) queue.show(message)
    expect(queue.get().map(({ message }) => message)).toEqual(['offline', 'c', 'd'])
  })
})

test('a busy button keeps its words and ignores presses', async () => {
  const onPress = vi.fn()
  const { rerender } = render(
    <Button onPress={onPress} isBusy>
      Deposit $ 100.00
    </Button>,
  )
  await userEvent.click(screen.getByRole('button', { name: /Deposit/ }))
  expect(onPress).not.toHaveBeenCalled()
  rerender(<Button onPress={onPress}>Deposit $ 100.00</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Deposit $ 100.00' }))
  expect(onPress).toHaveBeenCalledOnce()
})

test('one disclosure of a group is open at a time', async () => {
  render(
    <DisclosureGroup>
      <Disclosure id="a" title="Account settings">
        Change password
      </Disclosure>
      <Disclosure id="b" title="Cashier">
        Deposit
      </Disclosure>
    </DisclosureGroup>,
  )
  const expanded = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded')
  await userEvent.click(screen.getByRole('button', { name: 'Account settings' }))
  expect([expanded('Account settings'), expanded('Cashier')]).toEqual(['true', 'false'])
  await userEvent.click(screen.getByRole('button', { name: 'Cashier' }))
  expect([expanded('Account settings'), expanded('Cashier')]).toEqual(['false', 'true'])
})

test('what is folded is found by the search of the browser, and opens', () => {
  render(<Disclosure title="Fees">None at all</Disclosure>)
  const panel = screen.getByText('None at all').parentElement!
  expect(panel.getAttribute('hidden')).toBe('until-found')
  fireEvent(panel, new Event('beforematch'))
  expect(panel.hasAttribute('hidden')).toBe(false)
  expect(screen.getByRole('button', { name: 'Fees' }).getAttribute('aria-expanded')).toBe('true')
})

test('table, stepper and money say what they are', () => {
  render(
    <>
      <Table
        label="History"
        columns={[{ id: 'a', title: 'Amount', cell: (row: string) => row, isRowHeader: true }]}
        rows={['$ 5.00']}
        keyOf={(row) => row}
      />
      <Stepper label="Steps" steps={['Account', 'Details', 'Done']} current={1} />
      <Money amount="1248.6" currency="USD" symbol="$" locale="en" />
    </>,
  )
  expect(screen.getByRole('columnheader', { name: 'Amount' })).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: '$ 5.00' })).toBeTruthy()
  expect(screen.getByText('Details').closest('li')?.getAttribute('aria-current')).toBe('step')
  expect(screen.getByText('$ 1,248.60')).toBeTruthy()
})

test('another step has the focus, unless a field of it was marked as wrong', () => {
  const steps = { label: 'Steps', steps: ['Account', 'Details'] }
  const view = render(<Stepper {...steps} current={0} />)
  const focused = () => (document.activeElement === document.body ? '' : document.activeElement?.lastChild?.textContent)
  expect(focused()).toBe('')
  view.rerender(<Stepper {...steps} current={1} />)
  expect(focused()).toBe('Details')
  screen.getByText('Details').closest('li')!.blur()
  view.rerender(<Stepper {...steps} current={0} failed={0} />)
  expect(focused()).toBe('')
})

test('CopyButton tells whether it worked', async () => {
  const user = userEvent.setup()
  const onDone = vi.fn()
  render(<CopyButton text="abc" label="Copy address" onDone={onDone} />)
  await user.click(screen.getByRole('button', { name: 'Copy address' }))
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith(true))
  expect(await navigator.clipboard.readText()).toBe('abc')
})
