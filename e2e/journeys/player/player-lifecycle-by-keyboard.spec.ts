import { pressByKey, tabTo } from '../../support/keyboard.ts'
import { picture } from '../../support/files.ts'
import { expect, test } from '../../support/test.ts'
import { ADDRESS } from '../cashouts/support.ts'
import { APPROVED, resultDialog } from '../deposits/support.ts'

test('a player logs in, deposits by card and cashes out by keyboard alone @desktop', async ({ page, newMember }) => {
  test.setTimeout(120_000)
  const { username, password } = await newMember({ balance: '500.00' })
  const type = async (label: string, value: string, dialog = page.getByRole('dialog')) => {
    await tabTo(page, dialog.getByRole('textbox', { name: label, exact: true }))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(value)
  }
  const press = (name: string, dialog = page.getByRole('dialog')) =>
    pressByKey(page, dialog.getByRole('button', { name, exact: true }))
  await page.goto('/')
  const banner = page.getByRole('banner')
  await pressByKey(page, banner.getByRole('button', { name: 'Login' }))
  await expect(page.getByLabel('Username / Email')).toBeFocused()
  await page.keyboard.type(username)
  await type('Password', password)
  await page.keyboard.press('Enter')
  await expect(banner.getByText('$ 500.00')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // It has taken the place of Login.
  await expect(banner.getByRole('button', { name: 'Deposit' })).toBeFocused()
  await page.keyboard.press('Enter')
  const chooser = page.getByRole('dialog', { name: 'Deposit', exact: true })
  await press('Visa / Mastercard', chooser)
  const card = page.getByRole('dialog', { name: 'Visa / Mastercard', exact: true })
  const preset = card
    .getByRole('group', { name: 'Amount' })
    .or(card.getByRole('radiogroup', { name: 'Amount' }))
    .getByRole('radio')
  await expect(preset.first()).toBeVisible()
  for (let steps = 0; steps < 60 && !(await card.locator('input[type=radio]:focus').count()); steps++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await type('Card number', APPROVED.number, card)
  await type('CVV', APPROVED.cvv, card)
  for (const name of ['Expiry month', 'Expiry year']) {
    await tabTo(page, card.getByRole('combobox', { name }))
    await page.keyboard.press('End')
  }
  await press('Deposit', card)
  const success = resultDialog(page, 'Deposit success')
  await expect(success).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(success).toHaveCount(0)

  await pressByKey(page, banner.getByRole('button', { name: 'Menu' }))
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await press('Cashier', menu)
  await press('Cashout', menu)
  const cashout = page.getByRole('dialog', { name: 'Cashout', exact: true })
  await type('Amount', '300', cashout)
  await tabTo(page, cashout.getByRole('combobox', { name: 'Method' }))
  await page.keyboard.type('Bitcoin')
  await type('Address', ADDRESS, cashout)
  await press('Next', cashout)
  for (const proof of ['ID proof', 'Payment method proof']) {
    const group = cashout.getByRole('group', { name: proof, exact: true })
    const chosen = page.waitForEvent('filechooser')
    await pressByKey(page, group.getByRole('button', { name: /Add file/ }))
    await (await chosen).setFiles(picture)
    await expect(group.getByText('Sent')).toBeVisible()
  }
  await press('Submit', cashout)
  const done = page.getByRole('dialog', { name: 'Cashout requested' })
  await expect(done).toContainText('$ 300.00')
  await press('Done', done)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(banner.getByRole('button', { name: 'Menu' })).toBeFocused()
})
