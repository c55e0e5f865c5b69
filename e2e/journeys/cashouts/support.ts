import type { Locator, Page } from '@playwright/test'
import { data, type TestMember } from '../../support/api.ts'
import { openFromMenu } from '../../support/drawer.ts'
import { picture } from '../../support/files.ts'
import { withSiteConfig } from '../../support/with-site.ts'

/** A valid wallet address. */
export const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

/** Each method with its fields in order, and valid values for them. */
export const METHODS = [
  [
    'Bank account',
    [
      ['Routing number', '021000021'],
      ['Account number', '12345678'],
      ['Account name', 'Test Player'],
    ],
  ],
  ['PayP', [['Email', 'me@players.example']]],
  ['Mercado wallet', [['Email', 'me@players.example']]],
  [
    'CPAY',
    [
      ['Account name', 'Test Player'],
      ['Account number', 'acc-77'],
    ],
  ],
  ['Bitcoin', [['Address', ADDRESS]]],
] as const

/** Opens the cash-out from the drawer; returns its dialog. */
export async function openCashout(page: Page): Promise<Locator> {
  const dialog = await openFromMenu(page, 'Cashout')
  await dialog.getByRole('button', { name: 'Next' }).waitFor()
  return dialog
}

/** Presses a button of this dialog, by its exact name. */
export const press = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true }).click()

/** Fills step 1 with an amount, a method and valid values for its fields, without going on. */
export async function fillRequest(dialog: Locator, amount: string, method: (typeof METHODS)[number][0]): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await dialog.getByLabel('Method').selectOption({ label: method })
  const [, fields] = METHODS.find(([name]) => name === method)!
  for (const [label, value] of fields) await dialog.getByLabel(label, { exact: true }).fill(value)
}

/** Fills step 1 with a Bitcoin cash-out and goes on to the proofs. */
export async function goToProofs(dialog: Locator, amount: string): Promise<void> {
  await fillRequest(dialog, amount, 'Bitcoin')
  await press(dialog, 'Next')
  await dialog.getByRole('group', { name: 'ID proof' }).waitFor()
}

/** Adds a picture to one of the proofs and waits until it is uploaded. */
export async function addProof(dialog: Locator, group: string, name = 'proof.png'): Promise<void> {
  const proof = dialog.getByRole('group', { name: group })
  await proof.locator('input[type=file]').setInputFiles({ ...picture, name })
  await proof.getByText('Sent').waitFor()
}

/** Requests a cash-out from outside the browser; returns its id. The proofs have to be stored. */
export async function requestCashout(member: TestMember, amount = '200.00'): Promise<number> {
  const request = { amount, paymentMethod: 'BTC', accountNumber: ADDRESS, type: 0 }
  return (await data<{ id: number }>('/sys/withdraw/apply', request, member.token)).id
}

/** Opens the history from the cash-out; returns its dialog. */
export async function openHistory(page: Page): Promise<Locator> {
  await press(await openCashout(page), 'Cashout history')
  const history = page.getByRole('dialog', { name: 'Cashout history' })
  await history.waitFor()
  return history
}

/** Serves the site of an operator with other features. */
export const withFeatures = (page: Page, features: Readonly<Record<string, boolean>>): Promise<void> =>
  withSiteConfig(page, (config) => ({
    ...config,
    features: { ...(config['features'] as object | undefined), ...features },
  }))
