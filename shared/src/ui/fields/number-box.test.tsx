import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { loadCatalogue, MessagesProvider } from '../../i18n/index.ts'
import { ControlledField } from '../../testing/controlled-field.tsx'
import { NumberBox } from '../index.ts'

afterEach(cleanup)

describe('NumberBox', () => {
  test('keeps a separator typed in a whole amount until the field is left', async () => {
    render(<ControlledField>{(bind) => <NumberBox {...bind} label="Other amount" />}</ControlledField>)
    const input = screen.getByLabelText<HTMLInputElement>('Other amount')
    await userEvent.type(input, '50.5')
    expect(input.value).toBe('50.')
    await userEvent.tab()
    expect(input.value).toBe('50')
  })

  test.each([
    ['12.50', '12'],
    ['1.234,50', '1'],
    ['0.5', '0'],
    ['12.00', undefined],
    ['1,234', undefined],
  ])('announces that digits of %s do not count, beside the description', async (typed, counts) => {
    const note = (value: string) => `counts: ${value}`
    render(
      <ControlledField>
        {(bind) => <NumberBox {...bind} label="Other amount" description="Whole amounts" cutNote={note} />}
      </ControlledField>,
    )
    const input = screen.getByLabelText<HTMLInputElement>('Other amount')
    const said = () => screen.getByRole('status').textContent
    await userEvent.type(input, typed)
    expect(said()).toBe(counts === undefined ? '' : note(counts))
    await userEvent.tab()
    expect(said()).toBe(counts === undefined ? '' : note(counts))
    expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toContain('Whole amounts')
    await userEvent.clear(input)
    await userEvent.type(input, '30')
    expect(said()).toBe('')
  })

  test('shows typed text in German as it is, and as understood once the field is left', async () => {
    const onValue = vi.fn()
    const load = async () => ({})
    await loadCatalogue(load, 'de')
    render(
      <MessagesProvider locale="de" load={load}>
        <ControlledField onValue={onValue}>
          {(bind) => <NumberBox {...bind} label="Betrag" decimals={2} />}
        </ControlledField>
      </MessagesProvider>,
    )
    const input = screen.getByLabelText<HTMLInputElement>('Betrag')
    await userEvent.type(input, '1.500,505')
    expect([input.value, onValue.mock.lastCall]).toEqual(['1.500,50', ['1500.50']])
    await userEvent.tab()
    expect(input.value).toBe('1500,50')
  })

  test.each([
    ['', '250.559', '250.56'],
    ['500.01', '250.559', '250.56'],
    ['10', '250.554', '250.55'],
    ['250.55', '250.559', '250.56'],
    ['', '1,999.995', '2000.00'],
  ])('rounds a paste over %j of %j, and still refuses an excess digit that is typed', async (first, pasted, value) => {
    render(
      <ControlledField first={first}>{(bind) => <NumberBox {...bind} label="Amount" decimals={2} />}</ControlledField>,
    )
    const input = screen.getByLabelText<HTMLInputElement>('Amount')
    await userEvent.tripleClick(input)
    await userEvent.paste(pasted)
    expect(input.value).toBe(value)
    await userEvent.type(input, '9')
    expect(input.value).toBe(value)
  })

  test.each([
    ['insertFromPaste', '250.56'],
    ['insertFromDrop', '250.56'],
    ['insertReplacementText', '250.56'],
    ['insertText', '250.55'],
    [undefined, '250.55'],
  ])('reads a digit that comes by %s as %s', (inputType, value) => {
    render(
      <ControlledField first="250.55">{(bind) => <NumberBox {...bind} label="Amount" decimals={2} />}</ControlledField>,
    )
    const input = screen.getByLabelText<HTMLInputElement>('Amount')
    fireEvent.input(input, { target: { value: '250.559' }, ...(inputType && { inputType }) })
    expect(input.value).toBe(value)
  })

  test('takes a single digit pasted into a number as one more digit', async () => {
    const load = async () => ({})
    await loadCatalogue(load, 'de')
    render(
      <MessagesProvider locale="de" load={load}>
        <ControlledField>{(bind) => <NumberBox {...bind} label="Amount" decimals={2} />}</ControlledField>
      </MessagesProvider>,
    )
    const input = screen.getByLabelText<HTMLInputElement>('Amount')
    await userEvent.type(input, '1.500')
    fireEvent.input(input, { target: { value: '1.5005' }, inputType: 'insertFromPaste' })
    expect(input.value).toBe('1.5005')
    fireEvent.blur(input)
    expect(input.value).toBe('15005')
  })

  test('uses the whole part of a pasted amount, and says so', async () => {
    const note = (value: string) => `counts: ${value}`
    render(
      <ControlledField first="5000">
        {(bind) => <NumberBox {...bind} label="Other amount" cutNote={note} />}
      </ControlledField>,
    )
    const input = screen.getByLabelText<HTMLInputElement>('Other amount')
    await userEvent.tripleClick(input)
    await userEvent.paste('50.7')
    expect([input.value, screen.getByRole('status').textContent]).toEqual(['50', 'counts: 50'])
  })

  test('leaves text alone while an input method composes it', () => {
    const onValue = vi.fn()
    render(
      <ControlledField onValue={onValue}>{(bind) => <NumberBox {...bind} label="Other amount" />}</ControlledField>,
    )
    const input = screen.getByLabelText<HTMLInputElement>('Other amount')
    fireEvent.compositionStart(input)
    fireEvent.change(input, { target: { value: '１０' } })
    expect([input.value, onValue.mock.calls]).toEqual(['１０', []])
    fireEvent.compositionEnd(input)
    expect([input.value, onValue.mock.lastCall]).toEqual(['10', ['10']])
  })

  test('steps within its limits by arrow keys', async () => {
    render(
      <ControlledField first="10">
        {(bind) => <NumberBox {...bind} label="Other amount" min="10" max="12" step="1" />}
      </ControlledField>,
    )
    const input = screen.getByLabelText<HTMLInputElement>('Other amount')
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(input.value).toBe('12')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(input.value).toBe('10')
  })

  test.each([
    ['1', undefined, '4', '10'],
    ['1', 1, '3.4', '10.5'],
  ])('steps by %s, in %s decimals, to the amount nearest to each limit', async (step, decimals, least, most) => {
    const limits = { min: '3.400', max: '10.59', step, ...(decimals === undefined ? {} : { decimals }) }
    render(<ControlledField>{(bind) => <NumberBox {...bind} {...limits} label="Other amount" />}</ControlledField>)
    const input = screen.getByLabelText<HTMLInputElement>('Other amount')
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowUp}')
    expect(input.value).toBe(least)
    await userEvent.keyboard('{ArrowUp>9/}')
    expect(input.value).toBe(most)
  })
})
