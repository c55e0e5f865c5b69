import { success } from '../../support/api-answers.ts'
import { holdAnswer } from '../../support/calls.ts'
import { expect, test } from '../../support/test.ts'
import { APPROVED, choosePreset, depositButton, fillCard, openMethod } from './support.ts'

const BILLING = '/sys/deposit/creditcard/billingInfo'
const PAYER = {
  cardFirstName: 'Rosalind',
  cardLastName: 'Franklin',
  cardCity: 'Reno',
  cardAddress: '5 Elm Street',
  cardPostalCode: '89501',
}

test('[DP-06] another country lists its own states @desktop', async ({ page, member: _member }) => {
  const dialog = await openMethod(page, 'Visa / Mastercard')
  await choosePreset(dialog, '50')
  await fillCard(dialog, APPROVED)
  await expect(dialog.getByLabel('State')).toHaveValue('US-CA')
  const request = page.waitForRequest((request) => request.url().endsWith('/base/state/listAll'))
  await dialog.getByLabel('Country').click()
  await page.keyboard.type('Brazil')
  await page.getByRole('option', { name: /^BR/ }).click()
  expect((await request).postDataJSON()).toMatchObject({ countryIsoCode2: 'BR' })
  await expect(dialog.getByLabel('State')).toHaveValue('')
  await expect(dialog.getByLabel('State').locator('option', { hasText: 'Paulo' })).toHaveCount(1)
  // The old state is not kept behind the new list and sent.
  await depositButton(dialog).click()
  await expect(dialog.getByText('Please choose the state')).toBeVisible()
})

test('every field of a billing address has its autocomplete token @desktop', async ({ page, member: _member }) => {
  const dialog = await openMethod(page, 'Visa / Mastercard')
  for (const [label, token] of [
    ['First name', 'cc-given-name'],
    ['Last name', 'cc-family-name'],
    ['Country', 'billing country'],
    ['State', 'billing address-level1'],
    ['Town/City', 'billing address-level2'],
    ['Postal code', 'billing postal-code'],
    ['Address', 'billing street-address'],
  ] as const) {
    await expect(dialog.getByLabel(label, { exact: true }), label).toHaveAttribute('autocomplete', token)
  }
})

test("[DP-06] the card form is prefilled from billingInfo, not from the member's data @desktop", async ({
  page,
  member: _member,
  fault,
}) => {
  await fault(BILLING, 'envelope', { body: success(PAYER) })
  const dialog = await openMethod(page, 'Visa / Mastercard')
  await expect(dialog.getByLabel('First name')).toHaveValue('Rosalind')
  await expect(dialog.getByLabel('Last name')).toHaveValue('Franklin')
  await expect(dialog.getByLabel('Town/City')).toHaveValue('Reno')
  await expect(dialog.getByLabel('Address', { exact: true })).toHaveValue('5 Elm Street')
})

test('[DP-06] a country and state named by billingInfo are shown, and sent by their codes @desktop', async ({
  page,
  member: _member,
  fault,
}) => {
  const known = { ...PAYER, cardCountry: 'united states', cardState: 'California' }
  await fault(BILLING, 'envelope', { body: success(known) })
  const dialog = await openMethod(page, 'Visa / Mastercard')
  await expect(dialog.getByLabel('Country')).toHaveValue('US - United States')
  await expect(dialog.getByLabel('State')).toHaveValue('US-CA')
  await choosePreset(dialog, '50')
  await fillCard(dialog, APPROVED)
  const sent = page.waitForRequest((request) => request.url().endsWith('/sys/deposit/creditcard/deposit'))
  await depositButton(dialog).click()
  expect((await sent).postDataJSON()).toMatchObject({ cardCountry: 'US', cardState: 'US-CA' })
})

test('[DP-06] an unknown country from billingInfo is not sent, and the player must choose one @desktop', async ({
  page,
  member: _member,
  fault,
}) => {
  const known = { ...PAYER, cardCountry: 'USA', cardState: 'California' }
  await fault(BILLING, 'envelope', { body: success(known) })
  // Its list is still loading when the form is sent.
  const list = await holdAnswer(page, '/base/country/listAll')
  const dialog = await openMethod(page, 'Visa / Mastercard')
  await choosePreset(dialog, '50')
  await fillCard(dialog, APPROVED)
  await depositButton(dialog).click()
  await expect(depositButton(dialog)).toHaveAttribute('aria-disabled', 'true')
  list.release()
  await expect(dialog.getByText('Please choose the country')).toBeVisible()
  await expect(dialog.getByLabel('Card number')).toHaveValue(APPROVED.number)
})
