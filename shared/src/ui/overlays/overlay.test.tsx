import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Drawer, Overlay } from './overlay.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const boxes = { Overlay, Drawer }

test.each(Object.entries(boxes))(
  '%s stays open, without a selected word, on the second press of a double click',
  async (_, Box) => {
    const user = userEvent.setup()
    let now = 1_000
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    function Page() {
      const [isOpen, setOpen] = useState(false)
      return (
        <>
          <button onClick={() => setOpen(true)}>Open</button>
          {isOpen && (
            <Box onClose={() => setOpen(false)} titleId="title">
              <p id="title">Inside</p>
            </Box>
          )}
        </>
      )
    }
    render(<Page />)
    const beside = screen.getByRole('button', { name: 'Open' })
    const selects = () => fireEvent.mouseDown(screen.getByText('Inside'), { detail: 2 })
    await user.click(beside)
    screen.getByRole('dialog')
    now += 300
    expect(selects()).toBe(false)
    await user.click(beside)
    screen.getByRole('dialog')
    now += 300
    expect(selects()).toBe(true)
    await user.click(beside)
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('of two boxes that open at once, the upper one is usable, then the lower one', async () => {
  const box = (label: string) => (
    <Overlay key={label} onClose={() => undefined} titleId={label}>
      <button id={label}>{label}</button>
    </Overlay>
  )
  const { rerender } = render([box('Below'), box('Above')])
  const usable = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
  await vi.waitFor(() => expect(usable()).toEqual(['Above']))
  rerender([box('Below')])
  await vi.waitFor(() => expect(usable()).toEqual(['Below']))
})

test('the page behind stays inert while one box replaces another', async () => {
  const box = (label: string) => (
    <Overlay key={label} onClose={() => undefined} titleId={label}>
      <p id={label}>{label}</p>
    </Overlay>
  )
  const { container: page, rerender } = render(box('First'))
  await vi.waitFor(() => expect(page.ariaHidden).toBe('true'))
  const givenBack = vi.spyOn(page, 'removeAttribute')
  rerender(box('Second'))
  screen.getByRole('dialog', { name: 'Second' })
  expect(page.ariaHidden).toBe('true')
  expect(givenBack).not.toHaveBeenCalled()
  rerender(null)
  expect(page.ariaHidden).toBeNull()
})

test.each(['disabled', 'removed'])('a box takes the focus when its focused control is %s', async (how) => {
  const box = (control: ReactNode) => (
    <Overlay onClose={() => undefined} titleId="title">
      <p id="title">Box</p>
      {control}
      <button>Other</button>
    </Overlay>
  )
  const { rerender } = render(box(<button>Claim</button>))
  screen.getByRole('button', { name: 'Claim' }).focus()
  rerender(box(how === 'disabled' ? <button disabled>Claim</button> : null))
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')))
  // Where the focus is elsewhere, it stays there.
  screen.getByRole('button', { name: 'Other' }).focus()
  rerender(box(<button disabled>Gone again</button>))
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Other' }))
})
