import type { Page } from '@playwright/test'
import { data } from '../support/api.ts'
import { site } from '../support/site.ts'
import { expect, test } from '../support/test.ts'
import { expectAccessiblePage, OPERATOR } from './support.ts'

/** The data that an API call gives to this test's browser. */
async function fetchData(page: Page, path: string, token = ''): Promise<unknown> {
  const answer = await page.request.post(site.api + path, { data: {}, headers: { authorization: token } })
  return ((await answer.json()) as { data: unknown }).data
}

const card = (page: Page, name: string) =>
  page.locator('form.card').filter({ has: page.getByRole('heading', { name }) })
const save = (page: Page, name: string) => card(page, name).getByRole('button', { name: 'Save' }).click()

test('the operator sets chat, access, promotion and cash-out rules for one browser; errors are shown @desktop', async ({
  page,
  member,
  newMember,
  scope,
}) => {
  await page.goto(`${OPERATOR}/settings`)
  await page.getByLabel('Only for browsers').fill(scope)
  await page.getByRole('button', { name: 'Show' }).click()
  await expectAccessiblePage(page)

  await page.getByLabel('Somebody answers').selectOption('No')
  await save(page, 'Live chat')
  await expect(page.getByRole('status')).toHaveText('Saved.')
  expect(await fetchData(page, '/sys/sysSetting/checkContactUsSetting')).toBe(false)

  await page.getByLabel('Where others are sent').fill('javascript:alert(1)')
  await save(page, 'Access check')
  await expect(page.getByRole('alert')).toContainText('has to begin with http')
  await page.getByLabel('The site may be used').selectOption('No')
  await page.getByLabel('Where others are sent').fill('https://elsewhere.example/')
  await save(page, 'Access check')
  expect(await fetchData(page, '/sys/ipinfoCloudFlare')).toMatchObject({
    status: false,
    url: 'https://elsewhere.example/',
  })
  await page.getByLabel('The site may be used').selectOption('Yes')
  await save(page, 'Access check')

  for (const invalid of ['ten', '0.002']) {
    await page.getByLabel('Smallest amount').fill(invalid)
    await save(page, 'Cash-out rules')
    await expect(page.getByRole('alert')).toContainText('two decimals at most, such as 25 or 12.50. Nothing was saved')
  }
  await expect(card(page, 'Cash-out rules')).toContainText(
    'for members with bitcoin they are dollars, converted by the exchange rate',
  )
  await page.getByLabel('Smallest amount').fill('55')
  await page.getByLabel('Quick amounts').fill('60/75')
  await save(page, 'Cash-out rules')
  const rules = await fetchData(page, '/sys/member/withdraw/config', member.token)
  expect(rules).toMatchObject({ minimumAmount: '55', withdrawAmounts: '60/75' })
  const { token } = await newMember({ currency: 'BTC' })
  const inBitcoin = await fetchData(page, '/sys/member/withdraw/config', token)
  expect(inBitcoin).toMatchObject({ minimumAmount: '0.00055', withdrawAmounts: '0.0006/0.00075' })

  await page.getByLabel('Which one').selectOption('Opens Deposit')
  await page.getByLabel('Words', { exact: true }).fill('A gift for testers')
  await save(page, 'Promotion after login')
  expect(await fetchData(page, '/ext/promotion/current', member.token)).toMatchObject({
    action: 'DEPOSIT',
    title: 'A gift for testers',
  })
  // The long texts name what the forms check (D15).
  await page.goto('/#/branchIndex/cashier/cashierInfo')
  await expect(page.getByText('from $ 55.')).toBeVisible()
})

test('the operator blocks and releases an amount, and closes and reopens an account @mobile', async ({
  page,
  newMember,
}) => {
  const member = await newMember({ balance: '50.00' })
  await page.goto(`${OPERATOR}/members`)
  await page.getByLabel('Username, email or number').fill(member.username)
  await page.getByRole('button', { name: 'Find' }).click()
  await expectAccessiblePage(page)
  await page.getByRole('link', { name: member.username }).click()
  const blocked = () => data('/sys/sysSetting/checkBlock', { id: 1 }, member.token)
  await page.getByRole('button', { name: 'Block the amount' }).click()
  expect(await blocked()).toBe(0)
  await page.getByRole('button', { name: 'Unblock the amount' }).click()
  expect(await blocked()).toBe(1)

  await page.getByLabel('Still to be wagered before').fill('12.5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status')).toHaveText('Saved.')
  expect(await data('/sys/auth/token/info', {}, member.token)).toMatchObject({ rollingAmount: '12.50' })
  await page.getByRole('button', { name: 'Close the account' }).click()
  await expect(blocked()).rejects.toThrow('closed')
  await page.getByRole('button', { name: 'Open the account again' }).click()
  expect(await blocked()).toBe(1)
  await expect(page.getByRole('button', { name: 'Close the account' })).toBeVisible()
  await page.waitForLoadState()
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(width, 'nothing is wider than the phone').toBe(0)
})
