import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { ControlledField } from '../../testing/controlled-field.tsx'
import { ComboBox, CountryPicker } from '../index.ts'

afterEach(cleanup)

const countries = [
  { code: 'BR', name: 'Brazil' },
  { code: 'FI', name: 'Finland' },
  { code: 'FR', name: 'France' },
]

/** A country field in which Brazil is chosen. */
function showBrazil() {
  const onValue = vi.fn()
  render(
    <ControlledField first="BR" onValue={onValue}>
      {(bind) => <CountryPicker {...bind} label="Country" countries={countries} emptyText="None" />}
    </ControlledField>,
  )
  return { onValue, input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' }) }
}

test('a country is found by its name and shown as code - name', async () => {
  const { input, onValue } = showBrazil()
  expect(input.value).toBe('BR - Brazil')
  await userEvent.clear(input)
  await userEvent.type(input, 'fra')
  expect(screen.getAllByRole('option')).toHaveLength(1)
  await userEvent.click(screen.getByRole('option', { name: 'FR - France' }))
  expect(onValue.mock.lastCall).toEqual(['FR'])
  expect(input.value).toBe('FR - France')
})

test('choosing the chosen country again reports no change', async () => {
  const { input, onValue } = showBrazil()
  await userEvent.click(input)
  await userEvent.click(screen.getByRole('option', { name: 'BR - Brazil' }))
  expect(onValue).not.toHaveBeenCalled()
  expect(input.value).toBe('BR - Brazil')
})

test('the list opens with all options, whose number is announced', async () => {
  const said: string[] = []
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]).map(({ textContent }) => textContent ?? '')
    said.push(...added.filter((text) => /^\d+ options? available\.$/.test(text)))
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  render(
    <ControlledField first="BR">
      {(bind) => <CountryPicker {...bind} label="Country" countries={countries} emptyText="None" />}
    </ControlledField>,
  )
  await userEvent.tab()
  expect(screen.getAllByRole('option')).toHaveLength(3)
  await vi.waitFor(() => expect(said.length).toBeGreaterThan(0))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(said).toEqual(['3 options available.'])
})

test('text without accents finds options with them, in every language', async () => {
  const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue('tr')
  onTestFinished(() => language.mockRestore())
  const all = [...countries, { code: 'TR', name: 'Türkiye' }]
  render(
    <ControlledField>
      {(bind) => <CountryPicker {...bind} label="Ülke" countries={all} emptyText="Yok" />}
    </ControlledField>,
  )
  fireEvent(window, new Event('languagechange'))
  await userEvent.type(screen.getByRole('combobox', { name: 'Ülke' }), 'turkIYE')
  expect(screen.getByRole('option', { name: 'TR - Türkiye' })).toBeTruthy()
  expect(screen.queryByRole('option', { name: 'FR - France' })).toBeNull()
})

test('options that arrive later label the value that is already set', () => {
  const options = countries.map(({ code, name }) => ({ value: code, label: name }))
  const props = { label: 'Country', value: 'FI', onChange: () => {}, emptyText: 'None' }
  const { rerender } = render(<ComboBox {...props} options={[]} />)
  rerender(<ComboBox {...props} options={options} />)
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Finland')
})

test.each([
  ['fin', '{Tab}', ['FI'], 'FI - Finland'],
  ['fr', '{Enter}', ['FR'], 'FR - France'],
  ['f', '{Tab}', undefined, 'f'],
])(
  '%s, typed and left by %s before the list is there, stays and is chosen once it is',
  async (typed, key, chosen, shown) => {
    const onValue = vi.fn()
    const picker = (list: typeof countries) => (
      <ControlledField onValue={onValue}>
        {(bind) => <CountryPicker {...bind} label="Country" countries={list} emptyText="Loading" />}
      </ControlledField>
    )
    const { rerender } = render(picker([]))
    const input = screen.getByRole<HTMLInputElement>('combobox')
    await userEvent.type(input, `${typed}${key}`)
    expect(input.value).toBe(typed)
    onValue.mockClear()
    rerender(picker(countries))
    expect(onValue.mock.lastCall).toEqual(chosen)
    expect(input.value).toBe(shown)
  },
)

test.each([
  ['finl', '{Tab}', ['FI'], 'FI - Finland'],
  ['br', '{Enter}', ['BR'], 'BR - Brazil'],
  ['niger', '{Tab}', ['NE'], 'NE - Niger'],
  ['f', '{Tab}', undefined, ''],
  ['f', '{ArrowDown}{ArrowDown}{Enter}', ['FR'], 'FR - France'],
])('%s, typed and left by %s, chooses the only option that it can mean', async (typed, keys, chosen, shown) => {
  const onValue = vi.fn()
  const all = [...countries, { code: 'NE', name: 'Niger' }, { code: 'NG', name: 'Nigeria' }]
  render(
    <ControlledField onValue={onValue}>
      {(bind) => <CountryPicker {...bind} label="Country" countries={all} emptyText="None" />}
    </ControlledField>,
  )
  const input = screen.getByRole<HTMLInputElement>('combobox')
  await userEvent.type(input, `${typed}${keys}`)
  expect(onValue.mock.lastCall).toEqual(chosen)
  expect(onValue.mock.calls.length).toBe(chosen ? 1 : 0)
  expect(input.value).toBe(shown)
})

test('Enter that ends a composition chooses nothing', async () => {
  const onValue = vi.fn()
  render(
    <ControlledField onValue={onValue}>
      {(bind) => <CountryPicker {...bind} label="Country" countries={countries} emptyText="None" />}
    </ControlledField>,
  )
  const input = screen.getByRole<HTMLInputElement>('combobox')
  await userEvent.type(input, 'finl')
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
  expect([input.value, onValue.mock.calls]).toEqual(['finl', []])
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(input.value).toBe('FI - Finland')
})

test('text typed over a choice replaces it on a press elsewhere, if it means an option', async () => {
  render(
    <ControlledField first="BR">
      {(bind) => <CountryPicker {...bind} label="Country" countries={countries} emptyText="None" />}
    </ControlledField>,
  )
  const input = screen.getByRole<HTMLInputElement>('combobox')
  await userEvent.tripleClick(input)
  await userEvent.keyboard('fran')
  await userEvent.click(document.body)
  expect(input.value).toBe('FR - France')
  await userEvent.tripleClick(input)
  await userEvent.keyboard('f')
  await userEvent.click(document.body)
  expect(input.value).toBe('FR - France')
})

test('a value survives Tab through its field before the options have loaded', async () => {
  const onValue = vi.fn()
  const picker = (list: typeof countries) => (
    <ControlledField first="BR" onValue={onValue}>
      {(bind) => <CountryPicker {...bind} label="Country" countries={list} emptyText="Loading" />}
    </ControlledField>
  )
  const { rerender } = render(picker([]))
  await userEvent.tab()
  await userEvent.tab()
  rerender(picker(countries))
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('BR - Brazil')
  expect(onValue.mock.calls.filter(([value]) => value !== 'BR')).toEqual([])
})

/** The field of a list of countries in which Brazil is chosen. */
function brazil(more: { isReadOnly?: boolean } = {}): HTMLInputElement {
  render(
    <ControlledField first="BR">
      {(bind) => <CountryPicker {...bind} {...more} label="Country" countries={countries} emptyText="None" />}
    </ControlledField>,
  )
  return screen.getByRole('combobox', { name: 'Country' })
}

test('a scroll by the browser keeps the list; one by the player closes it and keeps the text', async () => {
  const input = brazil()
  await userEvent.clear(input)
  await userEvent.type(input, 'fr')
  fireEvent.scroll(document)
  expect(screen.getAllByRole('option')).toHaveLength(1)
  fireEvent.wheel(document.body)
  fireEvent.scroll(document)
  expect(screen.queryByRole('option')).toBeNull()
  expect(input.value).toBe('fr')
  await userEvent.type(input, 'a')
  fireEvent.scroll(document)
  expect(screen.getByRole('option', { name: 'FR - France' })).toBeTruthy()
  fireEvent.click(screen.getByRole('listbox').closest('[data-trigger]')!.querySelector('button')!)
  expect(screen.queryByRole('option')).toBeNull()
})

test('a press in a focused field opens the list again, with all options', async () => {
  const input = brazil()
  await userEvent.click(input)
  await userEvent.click(screen.getByRole('option', { name: 'FR - France' }))
  expect(screen.queryByRole('option')).toBeNull()
  await userEvent.click(input)
  expect(screen.getAllByRole('option')).toHaveLength(3)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
  await userEvent.click(input)
  expect(screen.getAllByRole('option')).toHaveLength(3)
  // The press that opens the list does not close it again.
  await userEvent.click(input)
  expect(screen.getAllByRole('option')).toHaveLength(3)
})

test('a press opens no list in a read-only field', async () => {
  await userEvent.click(brazil({ isReadOnly: true }))
  expect(screen.queryByRole('listbox')).toBeNull()
})
