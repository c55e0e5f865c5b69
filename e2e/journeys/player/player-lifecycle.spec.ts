import type { Page } from '@playwright/test'
import { openDrawer } from '../../support/drawer.ts'
import { openLogin, submitLogin } from '../../support/login.ts'
import { picture } from '../../support/files.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import { createAccount, fillJoin, freshName, PASSWORD, watchCalls } from '../account/support.ts'
import { roundEnd, playRoundAndClose, startGame } from '../games/support.ts'

/** Fills both steps of the registration; the picture code comes from the sandbox's test call. */
async function join(page: Page, username: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Join' })
  const pictures = watchCalls(page, '/sys/member/verifyCode/image')
  await fillJoin(page, dialog, pictures, username)
  await createAccount(dialog)
}

const balanceText = (page: Page) => page.getByRole('banner').getByText(/€\s?[\d,]+\.\d\d/)

test('[RT-01] [AC-01] [AC-03] [AC-06] [DP-08] [GM-07] [WD-01] [VP-04] a player joins, deposits, plays and cashes out @mobile', async ({
  page,
  settings,
}) => {
  test.setTimeout(120_000)
  // Whatever the outcome of the one bet, the balance covers the smallest cash-out.
  const withdrawConfig = { minimumAmount: '50', withdrawAmounts: '50/100', withdrawAllowManualInput: 1 }
  await settings({ promotion: null, withdrawConfig })
  const username = freshName()

  await test.step('home, and a game for fun, as a visitor', async () => {
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Promotions' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Top games' })).toBeVisible()
    await expectAccessible(page)
    const pop = await startGame(page, 'Golden Orchard', 'Play for fun')
    await playRoundAndClose(pop)
  })

  await test.step('join, then out and in again', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Join' }).click()
    await join(page, username)
    const welcome = page.getByRole('dialog', { name: 'Welcome' })
    await expect(welcome).toContainText(/\d+/)
    await welcome.getByRole('button', { name: 'Close' }).click()
    // It has taken the place of Join, which had opened the form.
    await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit' })).toBeFocused()
    await expect(balanceText(page)).toContainText('0.00')
    await (await openDrawer(page)).getByText('Logout').click()
    const login = await openLogin(page)
    await submitLogin(login, { username, password: PASSWORD })
    await expect(login).toBeHidden()
  })

  await test.step('deposit by PIX in its own window', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click()
    await page.getByRole('dialog', { name: 'Deposit', exact: true }).getByRole('button', { name: /PIX/ }).click()
    const dialog = page.getByRole('dialog', { name: 'PIX' })
    const opened = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: /^Deposit/ }).click()
    const provider = await opened
    await provider.getByRole('button', { name: /^Pay/ }).first().click()
    const success = page.getByRole('dialog', { name: 'Deposit success' })
    await expect(success).toBeVisible({ timeout: 20_000 })
    await success.getByRole('button').first().click()
    await expect(balanceText(page)).toContainText('200.00')
  })

  await test.step('a game for real money moves the balance', async () => {
    const pop = await startGame(page, 'Golden Orchard', 'Play')
    const game = pop.frameLocator('iframe')
    await game.getByRole('button', { name: 'Spin' }).click()
    await expect(roundEnd(game).first()).toBeVisible()
    await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled({ timeout: 15_000 })
    await pop.getByRole('button', { name: 'Close' }).click()
    await expect(pop).toBeHidden()
  })

  await test.step('a reload keeps the session', async () => {
    await page.reload()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit' })).toBeVisible()
  })

  await test.step('ask for a cash-out with both proofs, see it pending, cancel it', async () => {
    const menu = await openDrawer(page, 'Cashier')
    await menu.getByText('Cashout', { exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Cashout', exact: true })
    await dialog.getByLabel('Amount', { exact: true }).fill('60')
    await dialog.getByLabel('Method').selectOption('BTC')
    await dialog.getByLabel('Address').fill('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')
    await dialog.getByRole('button', { name: 'Next' }).click()
    for (const proof of ['ID proof', 'Payment method proof']) {
      const group = dialog.getByRole('group', { name: proof })
      await group.locator('input[type=file]').setInputFiles(picture)
      await expect(group.getByRole('status')).toContainText(/sent/i)
    }
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await page
      .getByRole('dialog', { name: 'Cashout requested' })
      .getByRole('button', { name: 'Cashout history' })
      .click()
    const history = page.getByRole('dialog', { name: 'Cashout history' })
    await expect(history.getByRole('row').nth(1)).toContainText('Pending')
    await history.getByRole('button', { name: 'Cancel', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel cashout' }).click()
    await expect(history.getByRole('row').nth(1)).toContainText('Canceled')
    await history.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('all of it is in the transaction history', async () => {
    const menu = await openDrawer(page, 'Cashier')
    await menu.getByText('Transaction history', { exact: true }).click()
    const history = page.getByRole('dialog', { name: 'Transaction history' })
    for (const type of ['Deposit', 'Bet', 'Cashout', 'Rollback']) {
      await expect(
        history
          .getByRole('rowheader', { name: type })
          .or(history.getByRole('cell', { name: type }))
          .first(),
      ).toBeVisible()
    }
    await expectAccessible(page)
  })
})
