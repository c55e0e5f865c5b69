import { expect, type Locator, type Page } from '@playwright/test'
import { choice, choosePreset, depositButton, settled } from './support.ts'

/** A method whose status is polled, as the specification states it (games-and-cashier.md 9). */
export interface Polling {
  readonly row: string
  readonly label: string
  /** The call that places its order, and the one that is polled. */
  readonly order: string
  readonly ask: string
  /** Waits before the first requests, in milliseconds. */
  readonly waits: readonly number[]
  /** The operator's status values in the method's call: success, failure, not yet. */
  readonly words: { readonly paid: unknown; readonly refused: unknown; readonly open: unknown }
  /** What is shown when polling ends without a result. */
  readonly silent?: 'Deposit failed' | 'Deposit canceled' | 'alert'
  /** Fills the form. */
  fill(dialog: Locator): Promise<void>
  /** Leads from the order to the first wait. */
  begin(page: Page, dialog: Locator): Promise<void>
}

const word = (status: string) => ({ status })
const WORDS = { paid: word('true'), refused: word('false'), open: word('wait') }
const chooseHundred = (dialog: Locator) => choosePreset(dialog, '100')
const transferred = (name: string) => (_page: Page, dialog: Locator) => dialog.getByRole('button', { name }).click()
/** The player has finished in the frame; the operator has not been notified. */
const inFrame = async (page: Page, dialog: Locator) => {
  await choice(dialog.frameLocator('iframe'), 'Pay, stay silent').click()
  await expect(page.getByRole('dialog', { name: 'Processing...' })).toBeVisible()
}

export const POLLING: readonly Polling[] = [
  {
    row: 'DP-11',
    label: 'visa/mastercard',
    order: '/sys/deposit/paypal/depositOrder',
    ask: '/sys/paypal/findOrder',
    waits: [3000, 4000, 4000],
    words: WORDS,
    silent: 'Deposit canceled',
    fill: chooseHundred,
    // The first wait begins with the response to the trigger call.
    begin: async (page, dialog) => {
      const triggered = page.waitForResponse((answer) => answer.url().endsWith('/sys/paypal/trigger'))
      await inFrame(page, dialog)
      await (await triggered).finished()
      await settled(page)
    },
  },
  {
    row: 'DP-12',
    label: 'Bank card',
    order: '/sys/deposit/stripe/depositOrder',
    ask: '/sys/stripe/findOrder',
    waits: [3000, 3000, 3000],
    words: WORDS,
    silent: 'Deposit failed',
    fill: chooseHundred,
    begin: inFrame,
  },
  {
    row: 'DP-13',
    label: 'PayP wallet',
    order: '/sys/deposit/payp/depositOrder',
    ask: '/sys/payp/findOrder',
    waits: [1000, 1000, 1000, 1000],
    words: WORDS,
    fill: chooseHundred,
    begin: (_page, dialog) => expect(choice(dialog.frameLocator('iframe'), 'Pay The')).toBeVisible(),
  },
  {
    row: 'DP-14',
    label: 'Cash App',
    order: '/sys/deposit/cash/depositOrder',
    ask: '/sys/cash/findOrder',
    waits: [0, 2000, 2000, 2000],
    silent: 'alert',
    fill: chooseHundred,
    // D14: here 'false' is success and 'true' is failure.
    words: { paid: word('false'), refused: word('true'), open: word('wait') },
    begin: transferred('I have made the transfer'),
  },
  // The other coin method, Crypto, differs only in its order; transfers.spec.ts polls one of its orders.
  {
    row: 'DP-16',
    label: 'Crypto coins',
    order: '/sys/deposit/crypt/depositOrder',
    ask: '/sys/deposit/pollingStatus',
    waits: [2000, 2000, 2000],
    words: { paid: { status: 10 }, refused: { status: 20 }, open: { status: 0 } },
    fill: async (dialog) => {
      await dialog.getByRole('radio', { name: 'LTC', exact: true }).check({ force: true })
      await chooseHundred(dialog)
    },
    begin: transferred("I'VE MADE THE TRANSFER"),
  },
]

/** Submits the form with the clock stopped and goes on to where the polling begins. */
export async function startPolling(page: Page, { fill, begin, label }: Polling, dialog: Locator): Promise<void> {
  await fill(dialog)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await depositButton(dialog).click()
  await begin(page, page.getByRole('dialog', { name: label, exact: true }))
}
