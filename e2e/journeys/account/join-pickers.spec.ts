import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { data } from '../../support/api.ts'
import { stopClock } from '../../support/clock.ts'
import { choose } from '../../support/choose.ts'
import { expect, test } from '../../support/test.ts'

test('[SH-33] [SH-18] [SH-23] a registration uses its pickers, then shows the promotion and the chat invitation', async ({
  page,
  isPhone,
  settings,
}) => {
  test.slow()
  await settings({ promotion: 'auto', chatAvailable: true })
  const username = `j${randomUUID().replaceAll('-', '').slice(0, 12)}`
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Join' }).click()
  const dialog = page.getByRole('dialog', { name: 'Join' })
  await dialog.getByLabel('Email').fill(`${username}@players.example`)
  await dialog.getByLabel('Username').fill(username)
  const password = dialog.getByLabel('Password', { exact: true })
  await password.fill('long-enough-1')
  await expect(password).toHaveAttribute('type', 'password')
  const showPassword = dialog.getByRole('button', { name: 'Show password' }).first()
  await showPassword.click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(showPassword).toHaveAttribute('aria-pressed', 'true')
  await showPassword.click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(showPassword).toHaveAttribute('aria-pressed', 'false')
  await dialog.getByLabel('Retype password').fill('long-enough-1')
  const prefix = dialog.getByRole('combobox', { name: 'Mobile prefix' })
  const country = () => dialog.getByRole('combobox', { name: 'Country' })
  const kindOf = (field: Locator) => field.evaluate((element) => element.tagName)
  expect(await kindOf(prefix)).toBe(isPhone ? 'SELECT' : 'INPUT')
  await choose(page, 'Mobile prefix', '+358')
  await dialog.getByLabel('Mobile number').fill('40 12-34x567')
  await expect(dialog.getByLabel('Mobile number')).toHaveValue('401234567')
  const request = page.waitForRequest('**/sys/member/verifyCode/image')
  await dialog.getByRole('button', { name: 'Next' }).click()
  const ticket = new URLSearchParams((await request).postData() ?? '').get('ticket')

  await dialog.getByLabel('First name').fill('Ada')
  await dialog.getByLabel('Last name').fill('Duarte')
  await dialog.getByLabel('Gender').selectOption('FEMALE')
  await dialog.getByLabel('Year digit 1').pressSequentially('19900015')
  // The month of birth is two of the birthday's boxes: 01 to 12, each with the fifteenth.
  const noDate = dialog.getByRole('status').filter({ hasText: 'There is no such date.' })
  await expect(noDate).toHaveCount(1)
  for (let month = 13; month > 0; month--) {
    for (const box of ['Month digit 2', 'Month digit 1']) await dialog.getByLabel(box).press('Delete')
    await page.keyboard.type(String(month).padStart(2, '0'))
    await expect(dialog.getByLabel('Day digit 1')).toBeFocused()
    await expect(noDate).toHaveCount(month > 12 ? 1 : 0)
  }
  const currencies = await dialog.getByLabel('Currency').locator('option:not([value=""])').allInnerTexts()
  expect(currencies.toSorted()).toEqual(['BRL', 'BTC', 'EUR', 'USD'])
  await dialog.getByLabel('Currency').selectOption('USD')
  expect(await kindOf(country())).toBe(isPhone ? 'SELECT' : 'INPUT')
  if (isPhone) await expect(country().locator('option[value=FI]')).toHaveText('FI - Finland')
  await choose(page, 'Country', 'FI - Finland')
  const state = dialog.getByLabel('State')
  await expect(state).toBeEnabled()
  await state.selectOption({ label: 'Uusimaa' })
  await dialog.getByLabel('Town/City').fill('Helsinki')
  await dialog.getByLabel('Postal code').fill('00100')
  await dialog.getByLabel('Address').fill('Mannerheimintie 1')
  await expect.poll(() => data<string | null>('/_test/verifyCode', { ticket })).not.toBeNull()
  await dialog.getByLabel('Verification code').fill((await data<string>('/_test/verifyCode', { ticket })) ?? '')
  await dialog.getByRole('checkbox', { name: /I agree/ }).check({ force: true })
  await dialog.getByRole('button', { name: 'Create my account' }).click()

  await page.getByRole('dialog', { name: 'Welcome' }).getByRole('button', { name: 'Close' }).first().click()
  const promotion = page.getByRole('dialog').filter({ has: page.locator('img[src*="/promotions/"]') })
  await expect(promotion).toBeVisible()
  // From here on the test controls the clock: the invitation's time starts when no pop-up hides it.
  await stopClock(page, 1_000)
  await promotion.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const invitation = page.getByText('Any questions? Chat with us.')
  await expect(invitation).toBeVisible()
  await page.clock.runFor(8_900)
  const fading = page.locator('[data-fading]').filter({ has: invitation })
  await expect(fading).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(fading).toHaveCount(1)
  // Only the phone has full motion. A transition does not follow the test's clock.
  await expect(fading).toHaveCSS('transition-duration', isPhone ? '0.5s' : '0s')
  await expect(fading).toHaveCSS('opacity', '0')
  await page.clock.runFor(500)
  await expect(invitation).toHaveCount(0)
})

test('[SH-33] a card form offers pickers for month and year @desktop', async ({ page, newMember, signIn }) => {
  await signIn(await newMember({ credited: 1 }))
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Visa / Mastercard', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Visa / Mastercard', exact: true })
  const of = (label: string) => dialog.getByLabel(label).locator('option:not([value=""])')
  await expect(of('Expiry month')).toHaveText(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'])
  const now = new Date().getFullYear()
  await expect(of('Expiry year')).toHaveText(Array.from({ length: 11 }, (_, index) => String(now + index)))
})
