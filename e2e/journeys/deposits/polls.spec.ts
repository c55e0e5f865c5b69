import { expect, test } from '../../support/test.ts'
import { success } from '../../support/api-answers.ts'
import { allAnswered, expectStatusCalls, openMethod, resultDialog, waitForPage, watchCalls } from './support.ts'
import { POLLING_METHODS, startPolling, type PollingMethod } from './polling-methods.ts'

/** Each method's first response is 'not yet'; the one under test comes with the second request. */
const waitsToSecond = ({ waits }: PollingMethod) => waits.slice(0, 2)

for (const method of POLLING_METHODS) {
  const { row, label, statusCall, waits, answers } = method

  test(`[${row}] ${label}: a success in the second answer ends the polling at once @desktop`, async ({
    page,
    member: _member,
    fault,
  }) => {
    await page.clock.install()
    const calls = watchCalls(page, statusCall)
    const dialog = await openMethod(page, label)
    await fault(statusCall, 'envelope', { body: success(answers.open), times: 1 })
    await startPolling(page, method, dialog)
    await expectStatusCalls(page, calls, waitsToSecond(method).slice(0, 1))
    await fault(statusCall, 'envelope', { body: success(answers.paid) })
    // The result requests pollingStatus, which must agree: otherwise the frame's own call is not believed (D25).
    await fault('/sys/deposit/pollingStatus', 'envelope', {
      body: success({ status: 10, amount: '100.00', currency: 'USD' }),
    })
    await expectStatusCalls(page, calls, waitsToSecond(method).slice(1))
    await expect(resultDialog(page, 'Deposit success')).toContainText('100.00')
    // Where the method itself polls pollingStatus, the result's single request is counted with it.
    await waitForPage(page)
    const ended = calls.length
    await page.clock.runFor(30_000)
    await waitForPage(page)
    expect(calls).toHaveLength(ended)
  })

  test(`[${row}] [DP-18] ${label}: a failure ends the polling and is shown @desktop`, async ({
    page,
    member: _member,
    fault,
  }) => {
    await page.clock.install()
    const calls = watchCalls(page, statusCall)
    const dialog = await openMethod(page, label)
    await fault('/sys/deposit/pollingStatus', 'envelope', { body: success({ status: 20 }) })
    await fault(statusCall, 'envelope', { body: success(answers.refused) })
    await startPolling(page, method, dialog)
    await expectStatusCalls(page, calls, waits.slice(0, 1))
    if (method.withoutResult === 'alert') {
      await expect(page.getByText(/refund will be issued within 12 hours/)).toBeVisible()
      await expect(dialog).toBeHidden()
    } else {
      await expect(resultDialog(page, 'Deposit failed')).toContainText('Sorry, transaction was failed')
      await expect(page.getByText('500.00').first()).toBeVisible()
    }
  })

  test(`[${row}] [DP-21] ${label}: the status is polled at its intervals until the dialog is closed @desktop`, async ({
    page,
    member: _member,
  }) => {
    await page.clock.install()
    const calls = watchCalls(page, statusCall)
    // Of two simultaneous refreshes, the first one's token call serves both; the user info is read after the last.
    const refreshes = watchCalls(page, '/sys/auth/token/info')
    const dialog = await openMethod(page, label)
    await startPolling(page, method, dialog)
    await expectStatusCalls(page, calls, waits.slice(0, -1))
    const before = refreshes.length
    const top = page.getByRole('dialog').last()
    await top.getByRole('button', { name: 'Close' }).click()
    await expect(top).toBeHidden()
    await expect.poll(() => refreshes.length).toBeGreaterThan(before)
    await allAnswered(calls)
    await page.clock.runFor(60_000)
    await waitForPage(page)
    expect(calls).toHaveLength(waits.length - 1)
  })
}
