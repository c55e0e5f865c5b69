import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ControlledField } from '../../testing/controlled-field.tsx'
import {
  DigitBoxes,
  DigitsField,
  digitsOf,
  PasswordField,
  RadioCards,
  Select,
  TextField,
  YearPicker,
} from '../index.ts'

afterEach(cleanup)

const digitLabels = [
  'Year digit 1',
  'Year digit 2',
  'Year digit 3',
  'Year digit 4',
  'Month digit 1',
  'Month digit 2',
  'Day digit 1',
  'Day digit 2',
]

describe('DigitBoxes', () => {
  const show = (onValue: (value: string) => void, first = '') =>
    render(
      <ControlledField first={first} onValue={onValue}>
        {(bind) => (
          <DigitBoxes {...bind} label="Birthday" digitLabels={digitLabels} placeholder="YYYYMMDD" marker="18+" />
        )}
      </ControlledField>,
    )
  const box = (index: number) => screen.getByLabelText<HTMLInputElement>(digitLabels[index] ?? '')

  test('move the focus on, and have a value with the eighth digit', async () => {
    const onValue = vi.fn()
    show(onValue)
    expect(screen.getByRole('group', { name: 'Birthday' })).toBeTruthy()
    await userEvent.click(box(0))
    await userEvent.keyboard('1990x12')
    expect(document.activeElement).toBe(box(6))
    expect(onValue).not.toHaveBeenCalled()
    await userEvent.keyboard('31')
    expect(onValue.mock.lastCall).toEqual(['1990-12-31'])
    expect(document.activeElement).toBe(box(7))
  })

  test('show the order of the digits while they are empty', () => {
    show(vi.fn())
    expect([0, 3, 4, 7].map((index) => box(index).placeholder)).toEqual(['Y', 'Y', 'M', 'D'])
  })

  test('lose the value and move the focus back on Backspace', async () => {
    const onValue = vi.fn()
    show(onValue, '1990-12-31')
    await userEvent.click(box(7))
    await userEvent.keyboard('{Backspace}')
    expect(onValue.mock.lastCall).toEqual([''])
    expect(document.activeElement).toBe(box(6))
    expect(box(7).value).toBe('')
    await userEvent.keyboard('{Backspace}{Backspace}')
    expect(box(5).value).toBe('')
    expect(document.activeElement).toBe(box(4))
  })

  test('are all filled by a paste; a full box takes a new digit', async () => {
    const onValue = vi.fn()
    show(onValue)
    await userEvent.click(box(3))
    await userEvent.paste('7.2.1985')
    expect(onValue.mock.lastCall).toEqual(['1985-02-07'])
    box(0).focus()
    box(0).setSelectionRange(1, 1)
    await userEvent.keyboard('2')
    expect(box(0).value).toBe('2')
  })

  test('keep a composed digit in its box until the composition ends', async () => {
    show(vi.fn())
    await userEvent.click(box(4))
    fireEvent.compositionStart(box(4))
    fireEvent.input(box(4), { target: { value: '１' } })
    fireEvent.keyDown(box(4), { key: 'ArrowRight' })
    expect([box(4).value, document.activeElement]).toEqual(['１', box(4)])
    fireEvent.compositionEnd(box(4))
    expect([box(4).value, box(5).value, document.activeElement]).toEqual(['1', '', box(5)])
  })
})

test('the caret keeps its place while digits of a grouped number are typed and deleted', async () => {
  const grouped = (text: string) => digitsOf(text).replace(/(\d{4})(?=\d)/g, '$1 ')
  render(
    <ControlledField first="1234 5678 9012">
      {({ value, onChange }) => (
        <TextField label="Card number" value={value} onChange={(text) => onChange(grouped(text))} />
      )}
    </ControlledField>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Card number')
  await userEvent.click(input)
  input.setSelectionRange(6, 6)
  await userEvent.keyboard('{Backspace}{Backspace}00')
  expect([input.value, input.selectionStart]).toEqual(['1230 0678 9012', 6])
})

test.each([
  ['search', [['o'], ['ow'], ['owl'], ['owl']]],
  ['text', [['owl']]],
] as const)(
  'what an input method composes reaches a %s field’s owner at once only where it is searched for',
  (type, told) => {
    const onValue = vi.fn()
    render(
      <ControlledField onValue={onValue}>{(bind) => <TextField {...bind} label="Name" type={type} />}</ControlledField>,
    )
    const input = screen.getByLabelText<HTMLInputElement>('Name')
    fireEvent.compositionStart(input)
    for (const value of ['o', 'ow', 'owl']) fireEvent.change(input, { target: { value } })
    expect(input.value).toBe('owl')
    fireEvent.compositionEnd(input)
    expect(onValue.mock.calls).toEqual(told)
  },
)

test('RadioCards are a radio group without a choice at first, where arrows move', async () => {
  const options = ['25', '50', '100'].map((value) => ({ value, label: `$ ${value}` }))
  const onValue = vi.fn()
  render(
    <ControlledField onValue={onValue}>
      {(bind) => <RadioCards {...bind} label="Amount" options={options} />}
    </ControlledField>,
  )
  expect(screen.getByRole('radiogroup', { name: 'Amount' })).toBeTruthy()
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: '$ 50' }))
  await userEvent.keyboard('{ArrowRight}')
  expect(onValue.mock.calls).toEqual([['50'], ['100']])
})

test('PasswordField shows and hides its text', async () => {
  render(
    <ControlledField first="x">
      {(bind) => <PasswordField {...bind} label="Password" showLabel="Show password" />}
    </ControlledField>,
  )
  const input = screen.getByLabelText('Password')
  expect(input.getAttribute('type')).toBe('password')
  const show = screen.getByRole('button', { name: 'Show password' })
  for (const [type, isPressed] of [
    ['text', 'true'],
    ['password', 'false'],
  ]) {
    await userEvent.click(show)
    expect([input.getAttribute('type'), show.getAttribute('aria-pressed')]).toEqual([type, isPressed])
  }
})

test('DigitsField keeps digits only', async () => {
  const onValue = vi.fn()
  render(
    <ControlledField onValue={onValue}>{(bind) => <DigitsField {...bind} label="Mobile number" />}</ControlledField>,
  )
  await userEvent.type(screen.getByLabelText('Mobile number'), '+5 a5-1')
  expect(onValue.mock.lastCall).toEqual(['551'])
})

test('a field is named by its label and described by its help or error', () => {
  render(
    <ControlledField>
      {(bind) => <Select {...bind} label="Gender" options={[]} error="Gender required" isRequired />}
    </ControlledField>,
  )
  const select = screen.getByRole('combobox', { name: 'Gender' })
  expect(select.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(select.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Gender required')
})

test('YearPicker offers this year and the ten after it', () => {
  render(<ControlledField>{(bind) => <YearPicker {...bind} label="Year" from={2026} />}</ControlledField>)
  const years = screen.getAllByRole('option').map((option) => option.textContent)
  expect(years.slice(1)).toEqual([
    '2026',
    '2027',
    '2028',
    '2029',
    '2030',
    '2031',
    '2032',
    '2033',
    '2034',
    '2035',
    '2036',
  ])
})
