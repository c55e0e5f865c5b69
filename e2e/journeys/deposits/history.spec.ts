import { data } from '../../support/api.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import { providerButton, chooseOutcome, popupOf, resultDialog, openDepositHistory } from './support.ts'

test('[DP-18] a pending deposit is resumed from the history, and its late success is credited and announced @mobile', async ({
  page,
  member,
}) => {
  const { orderId } = await data<{ orderId: string }>('/sys/deposit/pix/depositOrder', { amount: '60' }, member.token)
  const history = await openDepositHistory(page)
  const row = history.getByRole('listitem').filter({ hasText: orderId })
  await expect(row).toContainText('Pending')
  await expect(row).toContainText('60.00')
  await expect(row.getByRole('button', { name: 'Copy order number' })).toBeVisible()
  await expectAccessible(page)
  const popup = await popupOf(page, () => row.getByRole('button', { name: 'Continue payment' }).click())
  await expect(providerButton(popup, 'Pay The')).toBeVisible()
  await popup.close()
  await expect(resultDialog(page, 'Deposit returned')).toContainText('We have not heard from the payment provider yet')
  await chooseOutcome(orderId, 'pay')
  // A resumed deposit is polled like a new one, without a press.
  await expect(resultDialog(page, 'Deposit success')).toBeVisible({ timeout: 30_000 })
  const news = await data<{ content: { message: string }[] }>('/base/news/listPage', {}, member.token)
  expect(news.content[0]?.message).toContain(orderId)
})

test('[DP-23] Banking shows the accepted methods with their pictures, and names the site', async ({
  page,
  member: _member,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).first().click()
  await page.getByRole('dialog', { name: 'Menu' }).getByText('Banking').click()
  const banking = resultDialog(page, 'Banking')
  const logos = banking.getByRole('list', { name: 'Payment methods' }).getByRole('img')
  await expect(logos).toHaveCount(12)
  const widths = () => logos.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth))
  await expect.poll(async () => (await widths()).filter((width) => width > 0)).toHaveLength(12)
  await expect(banking).toContainText('Visa and Mastercard')
  await expect(banking).toContainText('croupier.example')
})
