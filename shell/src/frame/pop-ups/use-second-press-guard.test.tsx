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
const enter = (element: Element, repeat: boolean): boolean =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, repeat }))

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

const addPopUp = (to: Element) => {
  const dialog = document.createElement('section')
  dialog.role = 'dialog'
  dialog.tabIndex = -1
  to.appendChild(document.createElement('p')).append(dialog)
}
const shields = () => document.body.querySelectorAll(':scope > div:empty')

it.each([
  ['is gone', (control: Element) => control.remove()],
  [
    'is hidden with its page',
    (control: Element) => {
      document.body.style.setProperty('display', 'none', 'important')
      control.append('·')
    },
  ],
  ['is covered by a pop-up', () => addPopUp(document.body)],
])('the place of a control that %s after a tap is covered for a moment', async (_, happens) => {
  const control = document.body.appendChild(document.createElement('button'))
  control.dispatchEvent(new PointerEvent('click', { bubbles: true, detail: 1, pointerType: 'touch' }))
  // Laid out ahead, within the page.
  addPopUp(find.container)
  await Promise.resolve()
  expect(shields()).toHaveLength(0)
  happens(control)
  await Promise.resolve()
  const [shield] = shields()
  expect(shield!.dispatchEvent(new MouseEvent('mousedown', { cancelable: true }))).toBe(false)
  shield!.dispatchEvent(new Event('animationend'))
  expect(shields()).toHaveLength(0)
  document.body.removeAttribute('style')
})

it('a control that goes later covers nothing', async () => {
  vi.useFakeTimers()
  const control = document.body.appendChild(document.createElement('button'))
  control.dispatchEvent(new PointerEvent('click', { bubbles: true, detail: 1, pointerType: 'touch' }))
  vi.advanceTimersByTime(400)
  vi.useRealTimers()
  control.remove()
  await Promise.resolve()
  expect(shields()).toHaveLength(0)
})

it('the second tap of a double one does not reach what an option of a list covered', async () => {
  const option = document.body.appendChild(document.createElement('div'))
  option.role = 'option'
  option.dispatchEvent(new PointerEvent('click', { bubbles: true, detail: 1, pointerType: 'touch' }))
  option.remove()
  await Promise.resolve()
  expect(shields()).toHaveLength(1)
  shields()[0]!.dispatchEvent(new Event('animationend'))
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

it('two quick taps count on two controls', () => {
  click('Close', 1)
  const tap = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 })
  Object.defineProperty(tap, 'pointerType', { value: 'touch' })
  find.getByText('Deposit').dispatchEvent(tap)
  expect(presses()).toEqual(['close', 'deposit'])
})

it('an Enter that is held down presses once, and writes lines where it can', () => {
  const close = find.getByText('Close')
  expect([enter(close, false), enter(close, true), enter(close, false)]).toEqual([true, false, true])
  expect(enter(find.getByRole('textbox'), true)).toBe(true)
})
