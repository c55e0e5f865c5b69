import { expect, expectAccessible, test } from '../../support/test.ts'
import {
  choose,
  expectRefusal,
  expectToast,
  fillCode,
  fillFinalStep,
  fillFirstStep,
  freshName,
  openJoin,
  watchCalls,
} from './support.ts'

test('[AC-01] [AC-02] [AC-10] [AC-05] step 1 checks its fields in order, each with a toast and no request @mobile', async ({
  page,
}) => {
  const checked = watchCalls(page, '/sys/auth/checkRegister1')
  const form = await openJoin(page)
  await expect(form.getByRole('button', { name: 'Already have an account' })).toBeVisible()
  await expect(form.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0)
  await expect(form.getByRole('list', { name: 'Registration progress' }).getByRole('listitem')).toHaveCount(3)
  await expect(form.locator('[aria-current=step]')).toContainText('Account')
  await expectAccessible(page)
  const fails = (message: string) => expectRefusal(page, form.getByRole('button', { name: 'Next' }), message)
  await fails('Email required')
  await form.getByLabel('Email').fill('mary@')
  await fails('Email is invalid')
  await form.getByLabel('Email').fill('mary@players.example')
  await fails('Username required')
  await form.getByLabel('Username').fill('mary')
  await fails('Password required')
  await form.getByLabel('Password', { exact: true }).fill('one-two-three')
  await fails('password is not consistent, please check')
  await form.getByLabel('Retype password').fill('one-two-three')
  await fails('Please choose international code of your mobile number')
  await choose(page, 'Mobile prefix', '+358')
  await fails('Mobile number required')
  await form.getByLabel('Mobile number').fill('123')
  await fails('A mobile number has 4 to 14 digits.')
  await form.getByLabel('Mobile number').fill('')
  await form.getByLabel('Mobile number').pressSequentially('(40) 12-3x4')
  await expect(form.getByLabel('Mobile number')).toHaveValue('401234')
  await form.getByRole('button', { name: 'Next' }).click()
  await expect(form.getByLabel('First name')).toBeVisible()
  expect(checked).toEqual([])
})

test('[AC-03] [AC-04] [AC-05] [AC-09] the final step checks its fields in order, and Back keeps the input @mobile', async ({
  page,
}) => {
  test.slow()
  const checked = watchCalls(page, '/sys/auth/checkRegister1')
  const username = freshName()
  const form = await openJoin(page)
  await fillFirstStep(page, form, username)
  await expect(form.getByRole('checkbox', { name: 'Receive exclusive offers' })).toBeChecked()
  await expect(form.getByRole('checkbox', { name: /I agree/ })).not.toBeChecked()
  await expect(form.getByText('18+')).toBeVisible()
  await expect(form.locator('[aria-current=step]')).toContainText('Details')
  await expect(form.getByRole('button', { name: 'Already have an account' })).toBeVisible()
  await expectAccessible(page)
  const fails = (message: string) =>
    expectRefusal(page, form.getByRole('button', { name: 'Create my account' }), message)
  const digit = (name: string) => form.getByLabel(name)
  const birthday = async (date: string) => {
    await digit('Day digit 2').focus()
    for (let left = 0; left < 8; left++) await page.keyboard.press('Backspace')
    await digit('Year digit 1').pressSequentially(date)
  }
  await fails('First name required')
  await form.getByLabel('First name').fill('Mary Ann')
  await fails('Last name required')
  await form.getByLabel('Last name').fill('Duarte')
  await fails('Gender required')
  await form.getByLabel('Gender').selectOption('MALE')
  await digit('Year digit 1').pressSequentially('199001')
  await expect(digit('Day digit 1')).toBeFocused()
  await fails('Birthday required')
  await digit('Day digit 1').focus()
  await page.keyboard.press('Backspace')
  await expect(digit('Month digit 2')).toBeFocused()
  await birthday('20010230')
  await fails('There is no such date. Please enter your birthday as year, month, day.')
  await birthday(`${new Date().getFullYear() - 17}0101`)
  await fails('You must be 18 or older to join.')
  await digit('Month digit 1').evaluate((box) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '1990-01-15')
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(digit('Year digit 4')).toHaveValue('0')
  await expect(digit('Day digit 2')).toHaveValue('5')
  await fails('Currency required')
  await form.getByLabel('Currency').selectOption('EUR')
  await fails('Country required')
  await choose(page, 'Country', 'FI - Finland')
  await expect(form.getByLabel('State')).toBeEnabled()
  await fails('State required')
  await form.getByLabel('State').selectOption({ label: 'Uusimaa' })
  await fails('Town/City required')
  await form.getByLabel('Town/City').fill('Helsinki')
  await fails('Postal code required')
  await form.getByLabel('Postal code').fill('00100')
  await fails('Address required')
  await form.getByLabel('Address').fill('Mannerheimintie 1')
  await fails('Verification code required')
  expect(checked).toEqual([])

  await form.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(form.locator('[aria-current=step]')).toContainText('Account')
  await expect(form.getByLabel('Username')).toHaveValue(username)
  await expect(form.getByLabel('Mobile number')).toHaveValue('401234567')
  await form.getByRole('button', { name: 'Next' }).click()
  await expect(form.getByLabel('Address')).toHaveValue('Mannerheimintie 1')
  await expect(digit('Day digit 2')).toHaveValue('5')
  await expect(form.getByLabel('State').locator('option:checked')).toHaveText('Uusimaa')
})

test('[AC-04] a taken username leads back to its field and keeps the input @mobile', async ({ page }) => {
  const pictures = watchCalls(page, '/sys/member/verifyCode/image')
  const form = await openJoin(page)
  await fillFirstStep(page, form, freshName())
  await fillFinalStep(page, form)
  await form.getByRole('checkbox', { name: /I agree/ }).check()
  await form.getByRole('button', { name: 'Back', exact: true }).click()
  await form.getByLabel('Username').fill('demo')
  await form.getByRole('button', { name: 'Next' }).click()
  await fillCode(form, pictures)
  await form.getByRole('button', { name: 'Create my account' }).click()
  const username = form.getByLabel('Username')
  await expect(username).toBeFocused()
  await expect(username).toHaveAccessibleDescription(/already taken/)
  await expectToast(page, 'This username is already taken.')

  await username.fill(freshName())
  await form.getByRole('button', { name: 'Next' }).click()
  await expect(form.getByLabel('Address')).toHaveValue('Mannerheimintie 1')
  await fillCode(form, pictures)
  await form.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible()
})

test('[AC-07] [AC-03] another country lists its own states, and legal texts open without closing the form @desktop', async ({
  page,
}) => {
  const states = watchCalls(page, '/base/state/listAll')
  const form = await openJoin(page)
  await fillFirstStep(page, form, freshName())
  await fillFinalStep(page, form)
  // The browser scrolls the field into view when it is typed in.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await choose(page, 'Country', 'US - United States')
  await expect
    .poll(() => states.map((call) => call.postDataJSON() as unknown))
    .toEqual([
      { status: 1, countryIsoCode2: 'FI' },
      { status: 1, countryIsoCode2: 'US' },
    ])
  await expect(form.getByLabel('State')).toHaveValue('')
  await expect(form.getByLabel('State').locator('option', { hasText: 'California' })).toHaveCount(1)
  for (const name of ['Privacy policy', 'User agreement']) {
    await form.getByRole('button', { name }).click()
    const text = page.getByRole('dialog', { name })
    await expect(text).toBeVisible()
    await text.getByRole('button', { name: 'Close' }).click()
    await expect(text).toBeHidden()
  }
  await expect(form.getByLabel('Town/City')).toHaveValue('Helsinki')
})
