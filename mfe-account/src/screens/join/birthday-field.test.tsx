import { readFileSync } from 'node:fs'
import { useOrderedForm } from '@croupier/shared/forms'
import { LOCALES } from '@croupier/shared/i18n'
import { cleanup, renderScreen, screen, userEvent } from '@croupier/shared/testing'
import { afterEach, expect, it } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import { BirthdayField } from './birthday-field.tsx'
import { emptyRegistration } from './registration-form.ts'

afterEach(cleanup)

function Form() {
  const nothing = () => undefined
  const options = { checks: [], onInvalid: nothing, onSubmit: nothing, onError: nothing }
  return <BirthdayField form={useOrderedForm({ defaults: emptyRegistration, ...options })} />
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox')
/** The description of the group of boxes. */
const description = () => {
  const id = screen.getByRole('group', { name: 'Birthday' }).getAttribute('aria-describedby')
  return document.getElementById(id ?? '')?.textContent
}

it('the field says that the year comes first, and reports an impossible date at its last digit', async () => {
  await renderScreen(<Form />, { messages })
  await screen.findByRole('group', { name: 'Birthday' })
  expect(description()).toBe('Year, month, day')
  expect(boxes().map(({ placeholder }) => placeholder)).toEqual([...'YYYYMMDD'])
  await userEvent.click(boxes()[0]!)
  // In the order used in many countries: 24.12.1990.
  await userEvent.keyboard('2412199')
  expect(description()).toBe('Year, month, day')
  await userEvent.keyboard('0')
  expect(description()).toBe(messages['join.birthdayInvalid'])
  expect(screen.getByRole('status').textContent).toBe(messages['join.birthdayInvalid'])
  expect(document.activeElement).toBe(boxes()[7])
  await userEvent.keyboard('{Backspace}')
  expect(description()).toBe('Year, month, day')
})

it('the focus moves on when a digit is replaced by the same digit', async () => {
  await renderScreen(<Form />, { messages })
  await screen.findByRole('group', { name: 'Birthday' })
  await userEvent.click(boxes()[0]!)
  await userEvent.keyboard('19901315')
  await userEvent.click(boxes()[4]!)
  await userEvent.keyboard('12')
  expect(boxes().map(({ value }) => value)).toEqual([...'19901215'])
  expect(document.activeElement).toBe(boxes()[6])
})

it('the field reports an age below 18 as soon as the date is complete', async () => {
  await renderScreen(<Form />, { messages })
  await screen.findByRole('group', { name: 'Birthday' })
  await userEvent.click(boxes()[0]!)
  await userEvent.keyboard(`${new Date().getFullYear() - 17}0101`)
  expect(description()).toBe(messages['join.underAge'])
})

it.each(LOCALES)('the placeholder has a letter for each box in %s', (locale) => {
  const words = JSON.parse(readFileSync(`src/messages/${locale}.json`, 'utf8')) as typeof messages
  expect(words['join.birthdayLetters']).toHaveLength(8)
})
