import { cleanup, render } from '@croupier/shared/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSecondPressGuard } from './use-second-press-guard.ts'

const pressed = vi.fn<(name: string) => void>()

function Page() {
  useSecondPressGuard()
  return (
    <>
      <p>words</p>
      <button onClick={() => pressed('close')}>Close</button>
      <button onClick={() => pressed('deposit')}>Deposit</button>
      <label>
        Agree
        <input type="checkbox" onClick={() => pressed('agree')} />
      </label>
      <form>
        <input aria-label="Name" />
      </form>
      <div role="presentation" onClick={() => pressed('outside')}>
        beside a pop-up
      </div>
      <textarea onKeyDown={() => pressed('written')} />
    </>
  )
}

let find: ReturnType<typeof render>
beforeEach(() => {
  pressed.mockClear()
  find = render(<Page />)
})
afterEach(cleanup)

/** A press by pointer; `detail` is its number in a row at the same place. */
const click = (name: string, detail: number) =>
  find.getByText(name).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
const presses = () => pressed.mock.calls.map(([name]) => name)

/** Whether a press of Enter there is let through. */
function enter(element: Element, at: number, options: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...options })
  Object.defineProperty(event, 'timeStamp', { value: at })
  return element.dispatchEvent(event)
}

it('the second press of a double one is lost on a control that took the place of the first', () => {
  click('Close', 1)
  click('Deposit', 2)
  expect(presses()).toEqual(['close'])
  click('words', 1)
  click('Deposit', 2)
  click('Close', 1)
  click('beside a pop-up', 2)
  expect(presses()).toEqual(['close', 'close'])
})

it('a double press beside a pop-up counts there', () => {
  click('beside a pop-up', 1)
  click('beside a pop-up', 2)
  expect(presses()).toEqual(['outside', 'outside'])
})

it('both presses count on one control, and so does a third elsewhere', () => {
  click('Close', 1)
  click('Close', 2)
  click('Deposit', 3)
  expect(presses()).toEqual(['close', 'close', 'deposit'])
})

it('two single presses count on two controls', () => {
  click('Close', 1)
  click('Deposit', 1)
  expect(presses()).toEqual(['close', 'deposit'])
})

it('a double press on a label presses its field twice', () => {
  click('Agree', 1)
  click('Agree', 2)
  expect(presses()).toEqual(['agree', 'agree'])
})

const field = () => find.getByRole('textbox', { name: 'Name' })

it('a doubled Enter in a form does not press what has got the focus meanwhile; a later one does', () => {
  const deposit = find.getByText('Deposit')
  expect([enter(field(), 1_000), enter(deposit, 1_299)]).toEqual([true, false])
  expect([enter(deposit, 1_300), enter(deposit, 1_301)]).toEqual([true, true])
  expect([enter(field(), 2_000), enter(field(), 2_100)]).toEqual([true, true])
})

it('Enter after another key or a press by pointer is not a doubled one, nor are two outside a form', () => {
  const deposit = find.getByText('Deposit')
  enter(field(), 1_000)
  enter(field(), 1_010, { key: 'Tab' })
  expect(enter(deposit, 1_020)).toBe(true)
  enter(field(), 2_000)
  click('Close', 1)
  expect(enter(deposit, 2_020)).toBe(true)
  expect([enter(find.getByText('Close'), 3_000), enter(deposit, 3_010)]).toEqual([true, true])
})

it('an Enter that is held down presses once, and writes lines where it can', () => {
  expect([true, false]).toEqual([
    enter(find.getByText('Close'), 1),
    enter(find.getByText('Close'), 600, { repeat: true }),
  ])
  expect(enter(find.container.querySelector('textarea')!, 700, { repeat: true })).toBe(true)
})
