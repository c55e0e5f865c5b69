import { expect, test } from '../../support/test.ts'
import { ADDRESS, requestCashout, fillRequest, openCashout, press, goToProofs, METHODS } from './support.ts'

test('[WD-02] step 1 checks its fields in order, each with a message at the field', async ({
  page,
  member: _member,
  isPhone,
}) => {
  const dialog = await openCashout(page)
  const amount = dialog.getByRole('textbox', { name: 'Amount' })
  const refused = async (message: string) => {
    await press(dialog, 'Next')
    await expect(dialog.getByText(message)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText(message)).toBeVisible()
  }
  await refused('Please enter an amount')
  await expect(amount).toBeFocused()
  if (isPhone) {
    // The toast is above the main button: title, Close and the field concerned stay visible.
    const toast = (await page.getByRole('region', { name: 'Notifications' }).boundingBox())!
    expect(toast.y + toast.height).toBeLessThanOrEqual(
      (await dialog.getByRole('button', { name: 'Next' }).boundingBox())!.y,
    )
    expect(toast.y).toBeGreaterThan((await amount.boundingBox())!.y)
  }
  await amount.fill('199.99')
  await refused('The smallest cashout is $ 200')
  await amount.fill('500.01')
  await refused('Withdrawable blance insufficient')
  await amount.fill('250.559')
  await expect(amount).toHaveValue('250.56')
  await refused('Please choose a method')
  await expect(dialog.getByLabel('Method')).toBeFocused()
})

test('[WD-03] each method shows its own fields, required in order @mobile', async ({ page, member: _member }) => {
  const dialog = await openCashout(page)
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('200')
  for (const [method, fields] of METHODS) {
    await dialog.getByLabel('Method').selectOption({ label: method })
    const boxes = dialog.getByRole('textbox')
    await expect(boxes).toHaveCount(fields.length + 1)
    for (const [label] of fields) await dialog.getByLabel(label, { exact: true }).fill('')
    for (const [label, value] of fields) {
      await press(dialog, 'Next')
      await expect(dialog.getByLabel(label, { exact: true })).toBeFocused()
      await expect(dialog.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true')
      if (label === 'Email') {
        await dialog.getByLabel(label, { exact: true }).fill('nobody')
        await press(dialog, 'Next')
        await expect(dialog.getByText('Email is invalid')).toBeVisible()
      }
      if (label === 'Address') {
        await dialog.getByLabel(label, { exact: true }).fill('nonsense')
        await press(dialog, 'Next')
        await expect(dialog.getByText('This is not a Bitcoin address. Please check every character.')).toBeVisible()
        await expect(dialog.getByLabel(label, { exact: true })).toBeFocused()
      }
      await dialog.getByLabel(label, { exact: true }).fill(value)
    }
    await press(dialog, 'Next')
    await press(dialog, 'Back')
  }
})

const bodies = [
  [
    'Bank account',
    { paymentMethod: 'BANK_CARD', routingNumber: '021000021', accountNumber: '12345678', accountName: 'Test Player' },
  ],
  ['PayP', { paymentMethod: 'PAYPAL', email: 'me@players.example' }],
  [
    'CPAY',
    { paymentMethod: 'CPAY', accountNumber: '', payoutData: { accountName: 'Test Player', toAccount: 'acc-77' } },
  ],
  ['Bitcoin', { paymentMethod: 'BTC', accountNumber: ADDRESS }],
] as const

for (const [method, body] of bodies) {
  test(`[WD-03] ${method} sends exactly its own fields @desktop`, async ({ page, newCashoutMember }) => {
    await newCashoutMember()
    const dialog = await openCashout(page)
    await fillRequest(dialog, '200.5', method)
    await press(dialog, 'Next')
    const sent = page.waitForRequest('**/sys/withdraw/apply')
    await press(dialog, 'Submit')
    expect((await sent).postDataJSON()).toMatchObject({ amount: '200.50', ...body })
    await expect(page.getByRole('dialog', { name: 'Cashout requested' })).toBeVisible()
  })
}

test('[WD-10] quick amounts and manual input follow the config @desktop', async ({
  page,
  newMember,
  signIn,
  settings,
}) => {
  await settings({ withdrawConfig: { withdrawAmounts: '50/75.5', withdrawAllowManualInput: 0, minimumAmount: '50' } })
  await signIn(await newMember({ balance: '500.00' }))
  const dialog = await openCashout(page)
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  await expect(dialog.getByRole('radio', { name: '$ 75.50' })).toHaveCount(1)
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await dialog.getByRole('radio', { name: '$ 50' }).check()
  await dialog.getByLabel('Method').selectOption({ label: 'Bitcoin' })
  await dialog.getByLabel('Address').fill(ADDRESS)
  await press(dialog, 'Next')
  await expect(dialog.getByRole('group', { name: 'ID proof' })).toBeVisible()
})

test('[WD-10] manual input accepts whole amounts from the minimum to 100000 @desktop', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(await newMember({ balance: '250000.00' }))
  const dialog = await openCashout(page)
  await expect(dialog.getByRole('radio')).toHaveCount(4)
  const amount = dialog.getByRole('textbox', { name: 'Amount' })
  await amount.press('ArrowUp')
  await expect(amount).toHaveValue('200.00')
  await amount.press('ArrowUp')
  await expect(amount).toHaveValue('201.00')
  await amount.press('ArrowDown')
  await amount.press('ArrowDown')
  await expect(amount).toHaveValue('200.00')
  await amount.fill('99999.5')
  await amount.press('ArrowUp')
  await expect(amount).toHaveValue('100000.00')
  await amount.fill('100001')
  await press(dialog, 'Next')
  await expect(dialog.getByText('The largest cashout is')).toBeVisible()
})

test('[WD-02] the monthly limit of 15,000 EUR is checked before and after the proofs, and shows the rest @desktop', async ({
  page,
  newCashoutMember,
}) => {
  const member = await newCashoutMember({ balance: '40000.00', currency: 'EUR' })
  await requestCashout(member, '14000.00')
  const dialog = await openCashout(page)
  const message = 'Within the monthly limit you can still cash out € 1,000.00 this month'
  const amount = dialog.getByRole('textbox', { name: 'Amount' })
  await amount.fill('1000.01')
  await press(dialog, 'Next')
  await expect(dialog.getByText(message)).toBeVisible()
  await expect(amount).toBeFocused()
  await goToProofs(dialog, '1000')
  // Another device's request comes first: the operator refuses with the same message, and the amount is shown again.
  await requestCashout(member, '500.00')
  await press(dialog, 'Submit')
  const warning = page.getByRole('dialog', { name: 'Warning' })
  await expect(warning).toContainText('you can still cash out € 500.00 this month')
  await warning.getByRole('button', { name: 'OK' }).click()
  await expect(amount).toBeFocused()
  await expect(dialog.getByText('you can still cash out € 500.00 this month')).toBeVisible()
  await goToProofs(dialog, '500')
  // Presses within two seconds of the last one do not count (WD-07).
  await expect(async () => {
    const submit = dialog.getByRole('button', { name: 'Submit', exact: true })
    if (await submit.isVisible()) await submit.click({ timeout: 5000 })
    await expect(page.getByText('€ 500.00 is set aside')).toBeVisible({ timeout: 1000 })
  }).toPass()
})
