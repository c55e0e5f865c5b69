import { expect, type Locator, type Page } from '@playwright/test'
import { providerButton, choosePreset, depositButton, stopClock, waitForPage } from './support.ts'

/** A method whose status is polled, as the specification states it (games-and-cashier.md 9). */
export interface PollingMethod {
  readonly row: string
  readonly label: string
  /** The call that places its order, and the one that is polled. */
  readonly order: string
  readonly statusCall: string
  /** Waits before the first requests, in milliseconds. */
  readonly waits: readonly number[]
  /** The operator's status values in the method's call: success, failure, not yet. */
  readonly answers: { readonly paid: unknown; readonly refused: unknown; readonly open: unknown }
  /** What is shown when polling ends without a result. */
  readonly withoutResult?: 'Deposit failed' | 'Deposit canceled' | 'alert'
  /** Fills the form. */
  fill(dialog: Locator): Promise<void>
  /** Leads from the order to the first wait. */
  startWaiting(page: Page, dialog: Locator): Promise<void>
}

const answer = (status: string) => ({ status })
const ANSWERS = { paid: answer('true'), refused: answer('false'), open: answer('wait') }
const chooseHundred = (dialog: Locator) => choosePreset(dialog, '100')
const pressTransferred = (name: string) => (_page: Page, dialog: Locator) =>
  dialog.getByRole('button', { name }).click()
/** The player has finished in the frame; the operator has not been notified. */
const finishInFrame = async (page: Page, dialog: Locator) => {
  await providerButton(dialog.frameLocator('iframe'), 'Pay, stay silent').click()
  await expect(page.getByRole('dialog', { name: 'Processing...' })).toBeVisible()
}

export const POLLING_METHODS: readonly PollingMethod[] = [
  {
    row: 'DP-11',
    label: 'visa/mastercard',
    order: '/sys/deposit/paypal/depositOrder',
    statusCall: '/sys/paypal/findOrder',
    waits: [3000, 4000, 4000],
    answers: ANSWERS,
    withoutResult: 'Deposit canceled',
    fill: chooseHundred,
    // The first wait begins with the response to the trigger call.
    startWaiting: async (page, dialog) => {
      const triggered = page.waitForResponse((answer) => answer.url().endsWith('/sys/paypal/trigger'))
      await finishInFrame(page, dialog)
      await (await triggered).finished()
      await waitForPage(page)
    },
  },
  {
    row: 'DP-12',
    label: 'Bank card',
    order: '/sys/deposit/stripe/depositOrder',
    statusCall: '/sys/stripe/findOrder',
    waits: [3000, 3000, 3000],
    answers: ANSWERS,
    withoutResult: 'Deposit failed',
    fill: chooseHundred,
    startWaiting: finishInFrame,
  },
  {
    row: 'DP-13',
    label: 'PayP wallet',
    order: '/sys/deposit/payp/depositOrder',
    statusCall: '/sys/payp/findOrder',
    waits: [1000, 1000, 1000, 1000],
    answers: ANSWERS,
    fill: chooseHundred,
    startWaiting: (_page, dialog) => expect(providerButton(dialog.frameLocator('iframe'), 'Pay The')).toBeVisible(),
  },
  {
    row: 'DP-14',
    label: 'Cash App',
    order: '/sys/deposit/cash/depositOrder',
    statusCall: '/sys/cash/findOrder',
    waits: [0, 2000, 2000, 2000],
    withoutResult: 'alert',
    fill: chooseHundred,
    // D14: here 'false' is success and 'true' is failure.
    answers: { paid: answer('false'), refused: answer('true'), open: answer('wait') },
    startWaiting: pressTransferred('I have made the transfer'),
  },
  // The other coin method, Crypto, differs only in its order; transfers.spec.ts polls one of its orders.
  {
    row: 'DP-16',
    label: 'Crypto coins',
    order: '/sys/deposit/crypt/depositOrder',
    statusCall: '/sys/deposit/pollingStatus',
    waits: [2000, 2000, 2000],
    answers: { paid: { status: 10 }, refused: { status: 20 }, open: { status: 0 } },
    fill: async (dialog) => {
      await dialog.getByRole('radio', { name: 'LTC', exact: true }).check({ force: true })
      await chooseHundred(dialog)
    },
    startWaiting: pressTransferred("I'VE MADE THE TRANSFER"),
  },
]

/** Submits the form with the clock stopped and goes on to where the polling begins. */
export async function startPolling(page: Page, method: PollingMethod, dialog: Locator): Promise<void> {
  await method.fill(dialog)
  await stopClock(page)
  await depositButton(dialog).click()
  await method.startWaiting(page, page.getByRole('dialog', { name: method.label, exact: true }))
}
