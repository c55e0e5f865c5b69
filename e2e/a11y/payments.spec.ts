import { providerButton, openPaymentWindow } from '../journeys/deposits/support.ts'
import { site } from '../support/site.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('axe finds no violation on the payment pages and the page of test cards', async ({ page, member: _member }) => {
  test.slow()
  const { popup } = await openPaymentWindow(page)
  await popup.setViewportSize(page.viewportSize()!)
  await expectAccessible(popup)
  const order = popup.url()
  await providerButton(popup, 'Pay, stay silent').click()
  await popup.close().catch(() => undefined)
  const other = await page.context().newPage()
  for (const address of [order, `${order}/done`, site.providers, `${site.providers}/order/none`]) {
    await other.goto(address)
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(other)
  }
})
