import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { data } from '../../support/api.ts'
import { settled } from '../../support/calls.ts'
import { site } from '../../support/site.ts'

export { answered, settled, textOf, watchCalls } from '../../support/calls.ts'

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
  return result(page, 'Deposit history')
}

/** Opens the dialog of a method by its label. */
export async function openMethod(page: Page, label: string, at?: string): Promise<Locator> {
  const chooser = await openChooser(page, at)
  await chooser.getByRole('button', { name: label, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: label, exact: true })
  await expect(depositButton(dialog)).toBeVisible()
  return dialog
}

export const depositButton = (dialog: Locator): Locator => dialog.getByRole('button', { name: 'Deposit', exact: true })

/** Expects links to terms and privacy policy, whatever state the dialog is in (DP-03). */
export async function expectLegalLinks(dialog: Locator): Promise<void> {
  for (const name of ['Terms', 'Privacy policy']) await expect(dialog.getByRole('button', { name })).toBeVisible()
}

/** Returns the window that a press opens. */
export async function openedBy(page: Page, press: () => Promise<unknown>): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()])
  return popup
}

/** The payment window and its initial address: the provider's page is held back until that was read. */
export async function openedAt(page: Page, press: () => Promise<unknown>): Promise<{ popup: Page; address: string }> {
  const read = Promise.withResolvers<void>()
  await page.context().route(/:\d+\/order\//, async (route) => {
    await read.promise
    await route.continue()
  })
  const popup = await openedBy(page, press)
  await popup.waitForURL(/#\/payment\/\w+\/processing/, { waitUntil: 'commit' })
  const address = popup.url()
  read.resolve()
  return { popup, address }
}

/** Submits a filled form and returns the payment window that it opens. */
export const payWindow = (page: Page, dialog: Locator): Promise<Page> =>
  openedBy(page, () => depositButton(dialog).click())

/** Opens a method and its payment window, on the provider's page. */
export async function openWindow(page: Page, label = 'PIX'): Promise<{ dialog: Locator; popup: Page }> {
  const dialog = await openMethod(page, label)
  const popup = await payWindow(page, dialog)
  await expect(choice(popup, 'Pay The')).toBeVisible()
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
export const ASKED: CardData = { ...APPROVED, number: '4000 0000 0000 3220' }
export const REFUSED: CardData = { ...APPROVED, number: '4000 0000 0000 0002' }

export async function fillCard(dialog: Locator, card: CardData): Promise<void> {
  await dialog.getByLabel('Card number').fill(card.number)
  await dialog.getByLabel('CVV').fill(card.cvv)
  await dialog.getByLabel('Expiry month').selectOption(card.month)
  await dialog.getByLabel('Expiry year').selectOption(card.year)
}

/** A button on a provider's page, by the beginning of its text: Pay, Refuse, Cancel, … */
export const choice = (place: { getByRole: Page['getByRole'] }, name: string): Locator =>
  place.getByRole('button', { name: new RegExp(`^${name}`) }).first()

export const result = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true })

/** Chooses an outcome at the provider from outside the browser, as its page's buttons do. */
export async function decide(order: string, choice: string, seconds = '2'): Promise<void> {
  const body = new URLSearchParams({ choice, seconds })
  const answer = await fetch(`${site.providers}/order/${order}/choose`, { method: 'POST', body, redirect: 'manual' })
  expect(answer.status).toBe(303)
}

/** Stops the browser's clock, so that only `runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
}

/**
 * Moves the stopped clock by the stated waits: no request is sent a millisecond early, and one at each. The next wait
 * begins when the response was read.
 */
export async function expectQuestions(page: Page, calls: readonly Request[], waits: readonly number[]): Promise<void> {
  for (const wait of waits) {
    // A first request without a wait may have been sent already.
    const before = wait === 0 ? 0 : calls.length
    if (wait > 0) {
      await page.clock.runFor(wait - 1)
      await settled(page)
      expect(calls).toHaveLength(before)
      await page.clock.runFor(1)
    }
    await expect.poll(() => calls.length).toBe(before + 1)
    await (await calls[before]!.response())?.finished()
    await settled(page)
  }
}

/** The number of the member's newest deposit. */
export async function orderOf(token: string): Promise<string> {
  const { content } = await data<{ content: { id: string }[] }>('/ext/deposit/page', {}, token)
  return content[0]!.id
}
