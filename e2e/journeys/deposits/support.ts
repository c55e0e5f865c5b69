import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { data } from '../../support/api.ts'
import { waitForPage } from '../../support/calls.ts'
import { site } from '../../support/site.ts'

export { stopClock } from '../../support/clock.ts'
export { allAnswered, holdAnswer, waitForPage, textOf, watchCalls } from '../../support/calls.ts'

/** Opens the home page, or another page of the site, and the deposit chooser on it. */
export async function openChooser(page: Page, at = '/'): Promise<Locator> {
  await page.goto(at)
  await page.getByRole('button', { name: 'Deposit', exact: true }).first().click()
  const chooser = page.getByRole('dialog', { name: 'Deposit', exact: true })
  await expect(chooser).toBeVisible()
  return chooser
}

/** Opens the member's deposits from the chooser; returns their dialog. */
export async function openDepositHistory(page: Page): Promise<Locator> {
  const chooser = await openChooser(page)
  await chooser.getByRole('button', { name: 'Deposit history' }).click()
  return resultDialog(page, 'Deposit history')
}

/** Opens the dialog of a method by its label. */
export async function openMethod(page: Page, label: string, at?: string): Promise<Locator> {
  const chooser = await openChooser(page, at)
  await chooser.getByRole('button', { name: label, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: label, exact: true })
  await expect(depositButton(dialog)).toBeVisible()
  return dialog
}

/** The button of a deposit form that submits it. */
export const depositButton = (dialog: Locator): Locator => dialog.getByRole('button', { name: 'Deposit', exact: true })

/** Expects links to terms and privacy policy, whatever state the dialog is in (DP-03). */
export async function expectLegalLinks(dialog: Locator): Promise<void> {
  for (const name of ['Terms', 'Privacy policy']) await expect(dialog.getByRole('button', { name })).toBeVisible()
}

/** Presses, and returns the window that opens. */
export async function popupOf(page: Page, press: () => Promise<unknown>): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()])
  return popup
}

/**
 * Presses, and returns the payment window that opens with its initial address: the provider's page is held back until
 * that was read.
 */
export async function popupWithAddress(
  page: Page,
  press: () => Promise<unknown>,
): Promise<{ popup: Page; address: string }> {
  const read = Promise.withResolvers<void>()
  await page.context().route(/:\d+\/order\//, async (route) => {
    await read.promise
    await route.continue()
  })
  const popup = await popupOf(page, press)
  await popup.waitForURL(/#\/payment\/\w+\/processing/, { waitUntil: 'commit' })
  const address = popup.url()
  read.resolve()
  return { popup, address }
}

/** Submits a filled form and returns the payment window that it opens. */
export const submitToWindow = (page: Page, dialog: Locator): Promise<Page> =>
  popupOf(page, () => depositButton(dialog).click())

/** Opens a method and its payment window, on the provider's page. */
export async function openPaymentWindow(page: Page, label = 'PIX'): Promise<{ dialog: Locator; popup: Page }> {
  const dialog = await openMethod(page, label)
  const popup = await submitToWindow(page, dialog)
  await expect(providerButton(popup, 'Pay The')).toBeVisible()
  return { dialog, popup }
}

/** A preset amount, by its text: '1,000'. */
export const preset = (dialog: Locator, amount: string): Locator =>
  dialog.getByRole('radio', { name: new RegExp(`\\s${amount}$`) })

/** Chooses a preset amount by clicking its card, as a player does. */
export async function choosePreset(dialog: Locator, amount: string): Promise<void> {
  await preset(dialog, amount).locator('xpath=..').click()
  await expect(preset(dialog, amount)).toBeChecked()
}

export interface CardData {
  readonly number: string
  readonly cvv: string
  readonly month: string
  readonly year: string
}
export const APPROVED: CardData = { number: '4242 4242 4242 4242', cvv: '123', month: '12', year: '2031' }
export const CONFIRMED_BY_BANK: CardData = { ...APPROVED, number: '4000 0000 0000 3220' }
export const REFUSED: CardData = { ...APPROVED, number: '4000 0000 0000 0002' }

/** Fills the fields of a card form that belong to the card itself. */
export async function fillCard(dialog: Locator, card: CardData): Promise<void> {
  await dialog.getByLabel('Card number').fill(card.number)
  await dialog.getByLabel('CVV').fill(card.cvv)
  await dialog.getByLabel('Expiry month').selectOption(card.month)
  await dialog.getByLabel('Expiry year').selectOption(card.year)
}

/** A button on a provider's page, by the beginning of its text: Pay, Refuse, Cancel, … */
export const providerButton = (page: { getByRole: Page['getByRole'] }, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name}`) }).first()

/** The pop-up with this title, of whatever kind. */
export const resultDialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true })

/** Chooses an outcome at the provider from outside the browser, as its page's buttons do. */
export async function chooseOutcome(order: string, choice: string, seconds = '2'): Promise<void> {
  const body = new URLSearchParams({ choice, seconds })
  const answer = await fetch(`${site.providers}/order/${order}/choose`, { method: 'POST', body, redirect: 'manual' })
  expect(answer.status).toBe(303)
}

/**
 * Moves the stopped clock by the stated waits: no request is sent a millisecond early, and one at each. The next wait
 * begins when the response was read.
 */
export async function expectStatusCalls(
  page: Page,
  calls: readonly Request[],
  waits: readonly number[],
): Promise<void> {
  for (const wait of waits) {
    // A first request without a wait may have been sent already.
    const before = wait === 0 ? 0 : calls.length
    if (wait > 0) {
      await page.clock.runFor(wait - 1)
      await waitForPage(page)
      expect(calls).toHaveLength(before)
      await page.clock.runFor(1)
    }
    await expect.poll(() => calls.length).toBe(before + 1)
    await (await calls[before]!.response())?.finished()
    await waitForPage(page)
  }
}

/** The order number of the member's newest deposit. */
export async function newestOrderOf(token: string): Promise<string> {
  const { content } = await data<{ content: { id: string }[] }>('/ext/deposit/page', {}, token)
  return content[0]!.id
}
