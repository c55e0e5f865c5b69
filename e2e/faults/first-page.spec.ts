import { data } from '../support/api.ts'
import { expect, test } from '../support/test.ts'
import { speedUpTimers, LEAKED_TECHNICAL_TEXT, loadingIndicators, API_FAILURES } from '../support/api-failures.ts'

/** One page load for each kind of fault, with every call failing, for a member whose token is stored. */
for (const [name, { mode, more }] of Object.entries(API_FAILURES)) {
  test(`[SH-02] [SH-32] the first page keeps its bars and offers Try again when every call answers with ${name} @desktop`, async ({
    page,
    member: _member,
    fault,
    scope,
  }) => {
    await speedUpTimers(page)
    await fault('*', mode, more)
    // A picture that never arrives only delays the browser's load event.
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
    const main = page.getByRole('main')
    const again = main.getByRole('button', { name: 'Try again' })
    await expect(again).toHaveCount(2)
    await expect(loadingIndicators(page)).toHaveCount(0)
    await expect(main).toContainText('Server is busy, please try later')
    await expect(page.getByRole('contentinfo')).toContainText('Terms and conditions')
    expect(await page.locator('body').innerText()).not.toMatch(LEAKED_TECHNICAL_TEXT)

    // The API works again: no reload is needed.
    await data('/_faults/clear', { userAgent: scope })
    await expect(async () => {
      // The session is retried without a press, and its response renews what was shown for it: one press may do for
      // two.
      if ((await again.count()) > 0) await again.first().click({ timeout: 1_000 })
      await expect(again).toHaveCount(0, { timeout: 1_000 })
    }).toPass()
    await expect(page.getByRole('region', { name: 'Promotions' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Top games' })).toBeVisible()
  })
}
