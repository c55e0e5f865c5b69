import { availableBalance, data } from '../../support/api.ts'
import { speak } from '../../support/language.ts'
import { expect, test } from '../../support/test.ts'
import { ADDRESS } from '../cashouts/support.ts'
import { storeProofs } from '../../support/proofs.ts'
import { providerButton, chooseOutcome, newestOrderOf, watchCalls } from './support.ts'

test("[DP-12] [DP-16] [WD-10] a bitcoin member's eight decimals are kept in and out, in German notation @mobile", async ({
  page,
  newMember,
  signIn,
}) => {
  await speak(page, 'de')
  const member = await newMember({ currency: 'BTC', balance: '0.01000000', credited: 1 })
  await storeProofs(member)
  await signIn(member)
  const orders = watchCalls(page, '/sys/deposit/stripe/depositOrder')
  await page.goto('/')
  const open = async (name: string) => {
    await page.getByRole('button', { name: 'Einzahlen', exact: true }).first().click()
    await page.getByRole('button', { name, exact: true }).click()
    return page.getByRole('dialog', { name, exact: true })
  }
  let dialog = await open('Bankkarte')
  const other = dialog.getByLabel('Anderer Betrag')
  await other.pressSequentially('0,00012345')
  await dialog.getByRole('button', { name: 'Einzahlen', exact: true }).click()
  await expect(page.getByText(/Mindesteinzahlung/).first()).toContainText('0,0002 BTC')
  await other.fill('')
  await other.pressSequentially('0,00123456')
  await dialog.getByRole('button', { name: 'Einzahlen', exact: true }).click()
  await expect(providerButton(dialog.frameLocator('iframe'), '')).toBeVisible()
  expect(new URLSearchParams(orders[0]?.postData() ?? '').get('amount')).toBe('0.00123456')
  await chooseOutcome(await newestOrderOf(member.token), 'pay')
  await page.keyboard.press('Escape')
  const success = page.getByRole('dialog', { name: 'Einzahlung erfolgreich' })
  await expect(success).toContainText('0,00123456', { timeout: 20_000 })
  await page.keyboard.press('Escape')
  dialog = await open('Kryptowährungen')
  await dialog.getByRole('radio', { name: 'LTC', exact: true }).check({ force: true })
  await dialog.getByLabel('Anderer Betrag').pressSequentially('0,00020001')
  await dialog.getByRole('button', { name: 'Einzahlen', exact: true }).click()
  await expect(dialog.getByText(/0,00020001/)).toBeVisible()
  await chooseOutcome(await newestOrderOf(member.token), 'exact')
  await expect.poll(() => availableBalance(member.token), { timeout: 20_000 }).toBe('0.01143457')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  // Not the coins' dialog, which also named the amount.
  await expect(success).toContainText('0,00020001', { timeout: 20_000 })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menü' }).click()
  const menu = page.getByRole('dialog', { name: 'Menü' })
  await menu.getByRole('button', { name: 'Kasse' }).click()
  await menu.getByText('Auszahlen', { exact: true }).click()
  dialog = page.getByRole('dialog', { name: 'Auszahlung', exact: true })
  await dialog.getByRole('textbox', { name: 'Betrag' }).pressSequentially('0,01143458')
  await dialog.getByLabel('Methode').selectOption({ label: 'Bitcoin' })
  await dialog.getByLabel('Adresse').fill(ADDRESS)
  await dialog.getByRole('button', { name: 'Weiter', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Betrag' }).fill('0,01143457')
  await dialog.getByRole('button', { name: 'Weiter', exact: true }).click()
  await dialog.getByRole('button', { name: 'Absenden', exact: true }).click()
  await expect(page.getByRole('dialog').first()).toContainText('0,01143457')
  const deposits = await data<{ content: { amount: string }[] }>(
    '/sys/withdraw/listPage',
    { pageNum: 1, pageSize: 20 },
    member.token,
  )
  expect(deposits.content.map(({ amount }) => amount)).toEqual(['0.01143457'])
})
