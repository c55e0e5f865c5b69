import { data } from '../../support/api.ts'
import { expect, test } from '../../support/test.ts'
import { choice, choosePreset, openMethod, payWindow, result } from './support.ts'

test.use({ consent: 'marketing' })

test('[DP-18] the Purchase event reaches the advertising frame once an order, in USD with the amount @desktop', async ({
  page,
  member,
}) => {
  const events: unknown[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('ads:event ')) events.push(JSON.parse(message.text().slice('ads:event '.length)))
  })
  // Only inside the isolated frame: that is where the script hears of it.
  await page.addInitScript(() => {
    if (window.origin !== 'null') return
    addEventListener('message', ({ data }: MessageEvent<{ type?: string }>) => {
      if (data?.type === 'ads:event') console.log(`ads:event ${JSON.stringify(data)}`)
    })
  })
  const dialog = await openMethod(page, 'PIX')
  await choosePreset(dialog, '100')
  await choice(await payWindow(page, dialog), 'Pay, report twice').click()
  const success = result(page, 'Deposit success')
  await expect(success).toBeVisible()
  const purchase = { type: 'ads:event', name: 'Purchase', amount: '100.00', currency: 'USD' }
  await expect.poll(() => events).toEqual([purchase])
  const order = (await success.locator('strong').first().textContent())!
  // The same order again, by its return address and after a reload.
  for (const address of [`/?payStatus=payReturn&order_id=${order}`, `/#/?order_id=${order}&status=success`]) {
    await page.goto('about:blank')
    await page.goto(address)
    await expect(success).toBeVisible({ timeout: 15_000 })
    await expect(page).toHaveURL(/:\d+\/(#\/)?$/)
  }
  expect(events).toEqual([purchase])
  const { totalElements } = await data<{ totalElements: number }>('/ext/deposit/page', {}, member.token)
  expect(totalElements).toBe(1)
})
