import { expect, expectAccessible, test } from '../../support/test.ts'
import { waitForPage } from '../../support/calls.ts'
import { ADDRESS, fillRequest, openCashout, press, goToProofs } from './support.ts'

test('[WD-05] unfinished bets show a notice that leads to the invitations, and refuse the request', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(await newMember({ balance: '500.00', rollingAmount: '120.50' }))
  const requests: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/sys/withdraw/apply') && requests.push(request.url())))
  const dialog = await openCashout(page)
  const notice = dialog.getByText('$ 120.50 of your bets has not finished yet. Invite 10 users')
  // --warn, the orange one.
  await expect(notice.locator('xpath=ancestor::*[@data-tone]')).toHaveCSS('border-left-color', 'rgb(233, 161, 90)')
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('200')
  await press(dialog, 'Next')
  const warning = page.getByRole('dialog', { name: 'Warning' })
  await expect(warning).toContainText('wagered amount did not meet the standard, still need $ 120.50, keep playing!')
  await press(warning, 'OK')
  await expect(dialog.getByRole('group', { name: 'ID proof' })).toHaveCount(0)
  expect(requests).toEqual([])
  await press(dialog, 'Invite friends')
  await expect(page.getByRole('dialog', { name: /Invit/ })).toBeVisible()
})

const deposit = { name: 'Deposit', exact: true } as const

test('[WD-06] a first cash-out that needs a larger deposit names the amount and opens the deposit', async ({
  page,
  newMember,
  signIn,
  settings,
}) => {
  await settings({ withdrawConfig: { requiredDepositAmount4Withdraw: '50' } })
  await signIn(await newMember({ balance: '500.00' }))
  const dialog = await openCashout(page)
  await fillRequest(dialog, '200', 'PayP')
  await press(dialog, 'Next')
  const warning = page.getByRole('dialog', { name: 'Warning' })
  await expect(warning).toContainText(
    'For the first withdrawal, you must deposit $ 50.00 for authenticating your gaming account',
  )
  await press(warning, 'OK')
  await expect(page.getByRole('dialog', deposit)).toBeVisible()
})

test("[WD-06] a refusal that begins 'For the first' opens the deposit, and any other keeps the form @desktop", async ({
  page,
  newCashoutMember,
  fault,
}) => {
  await newCashoutMember()
  const refuse = (message: string) =>
    fault('/sys/withdraw/apply', 'envelope', { body: JSON.stringify({ error: 1, message, data: null }) })
  const warning = page.getByRole('dialog', { name: 'Warning' })

  await refuse('Cash-outs rest today')
  let dialog = await openCashout(page)
  await goToProofs(dialog, '200')
  await press(dialog, 'Submit')
  await expect(warning).toContainText('Cash-outs rest today')
  await press(warning, 'OK')
  await expect(warning).toBeHidden()
  await waitForPage(page)
  await press(dialog, 'Back')
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toBeVisible()
  await expect(page.getByRole('dialog', deposit)).toHaveCount(0)

  await refuse('For the first withdrawal, you must deposit 80 $ for authenticating your gaming account')
  await page.reload()
  dialog = await openCashout(page)
  await goToProofs(dialog, '200')
  await press(dialog, 'Submit')
  await expect(warning).toContainText('you must deposit 80 $')
  await press(warning, 'OK')
  await expect(page.getByRole('dialog', deposit)).toBeVisible()
})

test('[WD-02] a refusal for changed limits leads back to the amount and keeps the input @desktop', async ({
  page,
  newCashoutMember,
  settings,
}) => {
  await newCashoutMember()
  const dialog = await openCashout(page)
  await goToProofs(dialog, '200')
  await settings({ withdrawConfig: { minimumAmount: '300' } })
  await press(dialog, 'Submit')
  const warning = page.getByRole('dialog', { name: 'Warning' })
  await expect(warning).toContainText('300.00')
  await press(warning, 'OK')
  const amount = dialog.getByRole('textbox', { name: 'Amount' })
  await expect(amount).toBeFocused()
  await expect(amount).toHaveValue('200')
  await expect(amount).toHaveAccessibleDescription(/300\.00/)
  await expect(dialog.getByLabel('Address')).toHaveValue(ADDRESS)
  await amount.fill('300')
  await press(dialog, 'Next')
  await expect(dialog.getByRole('group', { name: 'ID proof' })).toBeVisible()
})
