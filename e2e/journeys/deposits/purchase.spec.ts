import type { BrowserContext } from '@playwright/test'
import { data } from '../../support/api.ts'
import { loadPage } from '../../support/load-page.ts'
import { expect, test } from '../../support/test.ts'
import { providerButton, choosePreset, chooseOutcome, openMethod, submitToWindow, resultDialog } from './support.ts'

test.use({ consent: 'marketing' })

/** Records the events that the advertising frames of all tabs receive from here on. */
async function heardByAds(context: BrowserContext): Promise<unknown[]> {
  const events: unknown[] = []
  context.on('console', (message) => {
    if (message.text().startsWith('ads:event ')) events.push(JSON.parse(message.text().slice('ads:event '.length)))
  })
  // Only in the isolated frame, where the advertising script runs.
  await context.addInitScript(() => {
    if (window.origin !== 'null') return
    addEventListener('message', ({ data }: MessageEvent<{ type?: string }>) => {
      if (data?.type === 'ads:event') console.log(`ads:event ${JSON.stringify(data)}`)
    })
  })
  return events
}

test('[DP-18] the Purchase event reaches the advertising frame once per order, in USD with the amount @desktop', async ({
  page,
  member,
}) => {
  const events = await heardByAds(page.context())
  const dialog = await openMethod(page, 'PIX')
  await choosePreset(dialog, '100')
  await providerButton(await submitToWindow(page, dialog), 'Pay, report twice').click()
  const success = resultDialog(page, 'Deposit success')
  await expect(success).toBeVisible()
  const purchase = { type: 'ads:event', name: 'Purchase', amount: '100.00', currency: 'USD' }
  await expect.poll(() => events).toEqual([purchase])
  const order = (await success.locator('strong').first().textContent())!
  // The same order again, through its return addresses and after a reload.
  for (const address of [`/?payStatus=payReturn&order_id=${order}`, `/#/?order_id=${order}&status=success`]) {
    await loadPage(page, address)
    await expect(success).toBeVisible({ timeout: 15_000 })
    await expect(page).toHaveURL(/:\d+\/(#\/)?$/)
  }
  expect(events).toEqual([purchase])
  const { totalElements } = await data<{ totalElements: number }>('/ext/deposit/page', {}, member.token)
  expect(totalElements).toBe(1)
})

test('[DP-18] two tabs that learn of a deposit at once send one Purchase event @desktop', async ({ page, member }) => {
  const events = await heardByAds(page.context())
  await page.context().addInitScript(() => {
    if (window.origin === 'null') return
    const { getItem } = Storage.prototype
    Storage.prototype.getItem = function (key) {
      return key === 'croupier.purchases' ? null : getItem.call(this, key)
    }
  })
  const { orderId } = await data<{ orderId: string }>('/sys/deposit/pix/depositOrder', { amount: '100' }, member.token)
  await chooseOutcome(orderId, 'pay')
  const address = `/?payStatus=payReturn&order_id=${orderId}`
  const other = await page.context().newPage()
  await Promise.all([page.goto(address), other.goto(address)])
  for (const tab of [page, other]) await expect(resultDialog(tab, 'Deposit success')).toBeVisible({ timeout: 15_000 })
  await expect.poll(() => events).toHaveLength(1)
  // A second event would have arrived by the time of another message to the same frames.
  for (const tab of [page, other])
    await resultDialog(tab, 'Deposit success').getByRole('button', { name: 'Close' }).last().click()
  expect(events).toHaveLength(1)
})
