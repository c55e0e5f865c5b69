import { data } from '../support/api.ts'
import { expect, test } from '../support/test.ts'
import { chooseOutcome } from '../journeys/deposits/support.ts'
import { expectAccessiblePage, OPERATOR } from './support.ts'

test("the operator finds a deposit by member and state, and reads the provider's reports and their effects @desktop", async ({
  page,
  newMember,
}) => {
  const member = await newMember()
  const { orderId } = await data<{ orderId: string }>('/sys/deposit/pix/depositOrder', { amount: '60' }, member.token)
  await page.goto(`${OPERATOR}/deposits`)
  await page.getByLabel('Username, email or number').fill(member.username)
  await page.getByRole('button', { name: 'Find' }).click()
  const row = page.getByRole('row').filter({ hasText: orderId })
  await expect(row).toContainText('60.00 USD')
  await expect(row).toContainText('Pending')
  await expectAccessiblePage(page)
  await chooseOutcome(orderId, 'refuse')
  await expect(async () => {
    await page.getByRole('link', { name: /^Failed/ }).click()
    await expect(row).toContainText('Failed', { timeout: 500 })
  }).toPass()
  await row.getByRole('link', { name: orderId }).click()
  await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible()
  const report = page.getByRole('region', { name: 'What the provider reported' }).getByRole('row').last()
  await expect(report).toContainText('Refused')
  await expect(report).toContainText('Ended the order')
  await expectAccessiblePage(page)
  await page.getByRole('link', { name: member.username }).click()
  await page.getByRole('main').getByRole('link', { name: 'Deposits' }).click()
  await expect(row).toBeVisible()
})
