import type { Locator } from '@playwright/test'
import { expect, test } from '../../support/test.ts'
import {
  providerButton,
  choosePreset,
  chooseOutcome,
  depositButton,
  expectStatusCalls,
  holdAnswer,
  openMethod,
  resultDialog,
  waitForPage,
  stopClock,
  textOf,
  watchCalls,
} from './support.ts'

test('[DP-12] [DP-18] [PR-01] Stripe is polled every 3 s, three times, then shows the known state and Check again @mobile', async ({
  page,
  member: _member,
}) => {
  await page.clock.install()
  const calls = watchCalls(page, '/sys/stripe/findOrder')
  const dialog = await openMethod(page, 'Bank card')
  await choosePreset(dialog, '100')
  await depositButton(dialog).click()
  const frame = dialog.frameLocator('iframe')
  await expect(providerButton(frame, 'Pay, stay silent')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible()
  // The frame cannot navigate the site away, nor open windows.
  await expect(dialog.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin')
  await stopClock(page)
  await providerButton(frame, 'Pay, stay silent').click()
  await expect(resultDialog(page, 'Processing...').getByRole('status').locator('svg')).toBeVisible()
  await expectStatusCalls(page, calls, [3000, 3000])
  await page.clock.runFor(2999)
  await waitForPage(page)
  expect(calls).toHaveLength(2)
  await page.clock.runFor(1)
  const failed = resultDialog(page, 'Deposit failed')
  await expect(failed).toContainText('We have not heard from the payment provider yet. Nothing is lost')
  await page.clock.runFor(30_000)
  await waitForPage(page)
  // At most three requests: those that the result sends by itself (D37) go to pollingStatus.
  expect(calls).toHaveLength(3)
  await chooseOutcome(textOf(calls[0], 'orderId'), 'report')
  await failed.getByRole('button', { name: 'Check again' }).click()
  await expect(resultDialog(page, 'Deposit success')).toBeVisible()
  // No dialog was closed since: the success itself has refreshed the session.
  await expect(page.getByText('600.00').first()).toBeVisible()
})

test('[DP-12] Stripe reports success and refusal at once, and refuses amounts above 5000 @mobile', async ({
  page,
  member: _member,
}) => {
  let dialog = await openMethod(page, 'Bank card')
  await dialog.getByLabel('Other amount').fill('5001')
  await depositButton(dialog).click()
  await expect(dialog.getByText('The maximum deposit is 5000 USD')).toBeVisible()
  await dialog.getByLabel('Other amount').fill('40')
  await depositButton(dialog).click()
  await providerButton(dialog.frameLocator('iframe'), 'Refuse').click()
  await expect(resultDialog(page, 'Deposit failed')).toContainText('Deposit failed!')
  await resultDialog(page, 'Deposit failed').getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Bank card' }).click()
  dialog = page.getByRole('dialog', { name: 'Bank card' })
  await choosePreset(dialog, '50')
  await depositButton(dialog).click()
  await providerButton(dialog.frameLocator('iframe'), 'Pay The').click()
  await expect(resultDialog(page, 'Deposit success')).toBeVisible()
})

test('[DP-11] a PayPal-like order is triggered and polled three times, and counts as canceled without a result @mobile', async ({
  page,
  member: _member,
}) => {
  await page.clock.install()
  const trigger = watchCalls(page, '/sys/paypal/trigger')
  const answer = await holdAnswer(page, '/sys/paypal/trigger')
  const calls = watchCalls(page, '/sys/paypal/findOrder')
  const dialog = await openMethod(page, 'visa/mastercard')
  await expect(dialog.getByLabel('Other amount')).toHaveValue('200')
  await depositButton(dialog).click()
  const frame = dialog.frameLocator('iframe')
  await expect(providerButton(frame, 'Pay, stay silent')).toBeVisible()
  await stopClock(page)
  await providerButton(frame, 'Pay, stay silent').click()
  await expect(resultDialog(page, 'Processing...')).toBeVisible()
  await expect.poll(() => trigger.length).toBe(1)
  // The first wait begins with the response to the trigger call.
  await page.clock.runFor(4000)
  await waitForPage(page)
  expect(calls).toHaveLength(0)
  answer.release()
  await (await trigger[0]!.response())?.finished()
  await waitForPage(page)
  await expectStatusCalls(page, calls, [3000, 4000])
  await page.clock.runFor(3999)
  await waitForPage(page)
  expect(calls).toHaveLength(2)
  await page.clock.runFor(1)
  const canceled = resultDialog(page, 'Deposit canceled')
  await expect(canceled).toContainText('Your deposit has been cancelled')
  await expect(canceled).toContainText('do not pay twice')
  await page.clock.runFor(30_000)
  await waitForPage(page)
  // At most three requests: those that the result sends by itself (D37) go to pollingStatus.
  expect(calls).toHaveLength(3)
})

test('[DP-11] [DP-18] a paid PayPal-like order is a success @desktop', async ({ page, member: _member }) => {
  const dialog = await openMethod(page, 'visa/mastercard')
  await depositButton(dialog).click()
  await providerButton(dialog.frameLocator('iframe'), 'Pay The').click()
  await expect(resultDialog(page, 'Processing...')).toBeVisible()
  await expect(resultDialog(page, 'Deposit success')).toBeVisible()
  await expect(page.getByText('700.00').first()).toBeVisible()
})

test('[DP-13] [DP-21] PAYP is polled every second, and its errors are only logged @mobile', async ({
  page,
  member: _member,
  fault,
}) => {
  await page.clock.install()
  const calls = watchCalls(page, '/sys/payp/findOrder')
  const dialog = await openMethod(page, 'PayP wallet')
  await choosePreset(dialog, '100')
  await stopClock(page)
  await depositButton(dialog).click()
  await expect(providerButton(dialog.frameLocator('iframe'), 'Pay The')).toBeVisible()
  await expectStatusCalls(page, calls, [1000, 1000, 1000])
  const count = calls.length
  await fault('/sys/payp/findOrder', 'status', { times: 2 })
  await page.clock.resume()
  await expect.poll(() => calls.length).toBeGreaterThan(count + 2)
  await expect(page.getByText('Server is busy')).toHaveCount(0)
  await chooseOutcome(textOf(calls[0], 'orderId'), 'pay')
  await expect(resultDialog(page, 'Deposit success')).toBeVisible()
  const ended = calls.length
  await page.clock.runFor(10_000)
  expect(calls).toHaveLength(ended)
})

test('[DP-12] a Stripe frame with a file that never loads can still be paid @desktop', async ({
  page,
  member: _member,
}) => {
  await page.clock.install()
  await page.route('**/late.png', () => undefined)
  await page.route(/:\d+\/order\/[^/]+$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('</body>', '<img src="/late.png"></body>') })
  })
  const dialog = await openMethod(page, 'Bank card')
  await choosePreset(dialog, '100')
  await depositButton(dialog).click()
  await expect(providerButton(dialog.frameLocator('iframe'), 'Pay The')).toBeVisible()
  await page.clock.runFor(15_000)
  await expect(dialog.getByRole('alert')).toContainText('If you cannot see the payment page, try again.')
  await providerButton(dialog.frameLocator('iframe'), 'Pay The').click()
  await expect(resultDialog(page, 'Deposit success')).toBeVisible()
})

test('[DP-12] [SH-04] Back skips the history entries of a provider’s frame and closes one pop-up at a time @mobile', async ({
  page,
  member: _member,
}) => {
  const pay = async () => {
    const dialog = await openMethod(page, 'Bank card')
    await choosePreset(dialog, '100')
    await depositButton(dialog).click()
    const frame = dialog.frameLocator('iframe')
    await providerButton(frame, 'Pay, bank asks').click()
    await providerButton(frame, 'Confirm').waitFor()
    return { dialog, frame }
  }
  const back = () => page.evaluate(() => history.back())
  const success = resultDialog(page, 'Deposit success')
  const payAndGoBack = async () => {
    const { frame } = await pay()
    await providerButton(frame, 'Confirm').click()
    await expect(success).toBeVisible({ timeout: 20_000 })
    await back()
    await expect(success).toBeHidden()
  }
  await payAndGoBack()
  // The provider's last page reports the outcome before it is fully loaded.
  await page.route('**/late.png', () => undefined)
  await page.route('**/order/*/choose', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(/<body[^>]*>/, '$&<img src="/late.png">') })
  })
  await payAndGoBack()
  await page.unrouteAll()
  // Closed by its button while the frame is open.
  const { dialog } = await pay()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('"depth":1')
  await page.getByRole('button', { name: 'Deposit', exact: true }).first().click()
  const chooser = page.getByRole('dialog', { name: 'Deposit', exact: true })
  await expect(chooser).toBeVisible()
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"depth":1')
  await back()
  await expect(chooser).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Top games' })).toBeVisible()
})

test('[DP-12] [SH-04] Back skips the history entries of a provider’s frame after opened terms and a refused attempt', async ({
  page,
  member: _member,
}) => {
  const success = resultDialog(page, 'Deposit success')
  const failed = resultDialog(page, 'Deposit failed')
  const challenge = async (dialog: Locator, end: string) => {
    await choosePreset(dialog, '100')
    await depositButton(dialog).click()
    const frame = dialog.frameLocator('iframe')
    await providerButton(frame, 'Pay, bank asks').click()
    await providerButton(frame, end).click()
  }
  const backCloses = async (shown: Locator) => {
    await expect(shown).toBeVisible({ timeout: 20_000 })
    await page.evaluate(() => history.back())
    await expect(shown).toBeHidden()
  }
  // Opening and closing it leaves a forward history entry, until the frame's first step replaces it.
  const dialog = await openMethod(page, 'Bank card')
  await dialog.getByRole('button', { name: 'Terms' }).click()
  const terms = page.getByRole('dialog', { name: 'Terms' })
  await terms.getByRole('button', { name: 'Close' }).click()
  await expect(terms).toBeHidden()
  await challenge(dialog, 'Confirm')
  await backCloses(success)
  // The refused attempt's steps are forward history entries at the next attempt.
  await challenge(await openMethod(page, 'Bank card'), 'Refuse')
  await expect(failed).toBeVisible({ timeout: 20_000 })
  await failed.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Bank card' }).click()
  await challenge(page.getByRole('dialog', { name: 'Bank card' }), 'Confirm')
  await backCloses(success)
})
