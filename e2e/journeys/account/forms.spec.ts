import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../support/test.ts'
import {
  choose,
  expectToast,
  fillFinalStep,
  fillFirstStep,
  freshName,
  openFromMenu,
  openJoin,
  PASSWORD,
  valuesOf,
  watchSubmits,
} from './support.ts'

/** Presses a button and expects a refusal: this toast, the focus at the field, all values kept, no request. */
async function expectRefused(
  page: Page,
  form: Locator,
  button: string,
  message: string,
  field: Locator,
): Promise<void> {
  const before = await valuesOf(form)
  await form.getByRole('button', { name: button, exact: true }).click()
  await expectToast(page, message)
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(await valuesOf(form)).toEqual(before)
}

test('[AC-02] step 1 refuses each invalid field, and names the first of two @desktop', async ({ page }) => {
  const sent = watchSubmits(page)
  const form = await openJoin(page)
  const valid = {
    Email: 'mary@players.example',
    Username: freshName(),
    Password: PASSWORD,
    'Retype password': PASSWORD,
    'Mobile number': '401234567',
  }
  const field = (name: string) =>
    name === 'Mobile prefix' ? form.getByRole('combobox', { name }) : form.getByLabel(name, { exact: true })
  for (const [name, value] of Object.entries(valid)) await field(name).fill(value)
  await expectRefused(
    page,
    form,
    'Next',
    'Please choose international code of your mobile number',
    field('Mobile prefix'),
  )
  await choose(page, 'Mobile prefix', '+358')
  const invalid: [keyof typeof valid, string, string][] = [
    ['Mobile number', '', 'Mobile number required'],
    ['Retype password', `${PASSWORD} `, 'password is not consistent, please check'],
    ['Password', '', 'Password required'],
    ['Username', '   ', 'Username required'],
    ['Email', 'mary@players', 'Email is invalid'],
    ['Email', ' ', 'Email required'],
  ]
  for (const [name, value, words] of invalid) {
    await field(name).fill(value)
    await expectRefused(page, form, 'Next', words, field(name))
    // From here on two fields are invalid; the first in order is reported.
    if (name !== 'Mobile number') await field(name).fill(valid[name])
  }
  await field('Email').fill(valid.Email)
  await field('Mobile number').fill(valid['Mobile number'])
  await field('Username').fill('a b')
  await expectRefused(
    page,
    form,
    'Next',
    'A username has 3 to 30 letters, digits, dots, dashes or underscores.',
    field('Username'),
  )
  await expectAccessible(page)
  expect(sent).toEqual([])
})

test('[AC-04] the final step refuses each invalid field, and checks the choices last @desktop', async ({ page }) => {
  test.slow()
  const form = await openJoin(page)
  await fillFirstStep(page, form, freshName())
  const sent = watchSubmits(page)
  const texts = {
    'First name': 'Mary',
    'Last name': 'Duarte',
    'Town/City': 'Helsinki',
    'Postal code': '00100',
    Address: 'Street 1',
    'Verification code': 'abcd',
  }
  const field = (name: string) => form.getByLabel(name, { exact: true })
  const box = (name: string) => form.getByRole('combobox', { name })
  const refused = (message: string, at: Locator) => expectRefused(page, form, 'Create my account', message, at)
  for (const [name, value] of Object.entries(texts)) await field(name).fill(value)
  await field('Year digit 1').pressSequentially('19900115')
  await refused('Gender required', box('Gender'))
  await box('Gender').selectOption('FEMALE')
  await refused('Currency required', box('Currency'))
  await box('Currency').selectOption('EUR')
  await refused('Country required', box('Country'))
  await choose(page, 'Country', 'FI - Finland')
  await expect(box('State')).toBeEnabled()
  await refused('State required', box('State'))
  await box('State').selectOption({ label: 'Uusimaa' })
  const invalid: [keyof typeof texts, string][] = [
    ['Verification code', 'Verification code required'],
    ['Address', 'Address required'],
    ['Postal code', 'Postal code required'],
    ['Town/City', 'Town/City required'],
    ['Last name', 'Last name required'],
    ['First name', 'First name required'],
  ]
  for (const [name, words] of invalid) {
    await field(name).fill('  ')
    await refused(words, field(name))
    if (name !== 'Verification code') await field(name).fill(texts[name])
  }
  await field('Day digit 2').focus()
  await page.keyboard.press('Backspace')
  await form.getByRole('button', { name: 'Create my account' }).click()
  await expectToast(page, 'Birthday required')
  await expect(field('Year digit 1')).toBeFocused()
  await expect(field('Day digit 1')).toHaveValue('1')
  await expectAccessible(page)
  expect(sent).toEqual([])
})

test('[AC-13] [AC-15] login and forgotten password refuse blank fields and keep the input @desktop', async ({
  page,
}) => {
  const sent = watchSubmits(page)
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  const login = page.getByRole('dialog', { name: 'Welcome back' })
  const name = login.getByLabel('Username / Email')
  const password = login.getByRole('textbox', { name: 'Password' })
  await password.fill('something-1')
  await expectRefused(page, login, 'Login', 'Username / Email required', name)
  await name.fill('   ')
  await expectRefused(page, login, 'Login', 'Username / Email required', name)
  await name.fill('mary')
  await password.fill('')
  await expectRefused(page, login, 'Login', 'Password required', password)
  await login.getByRole('button', { name: 'Forgot password' }).click()
  const forgot = page.getByRole('dialog', { name: 'Forgot password' })
  for (const blank of ['', '   ']) {
    await forgot.getByLabel('Username / Email').fill(blank)
    await expectRefused(page, forgot, 'Send', 'Username / Email required', forgot.getByLabel('Username / Email'))
  }
  await expectAccessible(page)
  expect(sent).toEqual([])
})

test('[AC-17] [RT-04] change and reset require a new password of an allowed length, repeated @desktop', async ({
  page,
  member,
}) => {
  const sent = watchSubmits(page)
  const refusals = async (form: Locator, button: string) => {
    const [first, second] = [form.getByLabel('New password', { exact: true }), form.getByLabel('Repeat password')]
    await second.fill('long-enough-1')
    await expectRefused(page, form, button, 'New password required', first)
    await first.fill('long-enough-2')
    await expectRefused(page, form, button, 'password is not consistent, please check', second)
    await first.fill('short')
    await second.fill('short')
    await expectRefused(page, form, button, 'At least 8 characters; longer is better.', first)
    await first.fill('a'.repeat(129))
    await second.fill('a'.repeat(129))
    await expectRefused(page, form, button, 'This password is too long: 128 characters at most.', first)
    await expectAccessible(page)
  }
  const dialog = await openFromMenu(page, 'Change password', 'Account settings')
  await expect(dialog.locator('input[autocomplete=username]')).toHaveValue(member.username)
  await refusals(dialog, 'Change password')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/#/password/reset?token=some-token')
  await refusals(page.getByRole('main'), 'Save password')
  expect(sent).toEqual([])
})

test('[AC-04] a form that a change of country makes incomplete is not sent @mobile', async ({ page }) => {
  test.slow()
  const form = await openJoin(page)
  await fillFirstStep(page, form, freshName())
  const sent = watchSubmits(page)
  await fillFinalStep(page, form)
  await form.getByLabel('Verification code').fill('abcd')
  await choose(page, 'Country', 'US - United States')
  await expect(form.getByLabel('State').locator('option', { hasText: 'California' })).toHaveCount(1)
  await expectRefused(page, form, 'Create my account', 'State required', form.getByLabel('State'))
  expect(sent).toEqual([])
})
