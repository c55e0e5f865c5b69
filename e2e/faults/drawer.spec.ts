import { data } from '../support/api.ts'
import { DRAWER, openFromDrawer } from '../support/drawer.ts'
import { expect, test } from '../support/test.ts'
import { speedUpTimers, LEAKED_TECHNICAL_TEXT, loadingIndicators, API_FAILURES } from '../support/api-failures.ts'

const BUSY = 'Server is busy, please try later'
/** What the screens show that need no answer of the API. Every other one reports the failure and offers a retry. */
const WITHOUT_ANSWER: Readonly<Record<string, string>> = {
  'Personal details': 'Mobile number',
  'Change password': 'Repeat password',
  'Upload documents': 'Payment method proof',
  Banking: 'Cashing out',
  'Contact us': 'Write to us',
  Language: 'Filipino',
}
const screens = Object.entries(DRAWER).flatMap(([section, items]) => items.map((item) => ({ section, item })))
const failures = Object.entries(API_FAILURES)
const ROUNDS = 4

/** Each screen meets several kinds of faults: in each round the pairing moves on by one place and a few. */
for (let round = 0; round < ROUNDS; round++) {
  test(`[SH-32] every screen of the drawer reports that the API fails, or needs no answer, round ${round + 1} @desktop`, async ({
    page,
    member: _member,
    fault,
    scope,
  }) => {
    test.setTimeout(120_000)
    await speedUpTimers(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Top games' })).toBeVisible()
    for (const [index, { section, item }] of screens.entries()) {
      const [name, { mode, more }] = failures[(index + round * 5) % failures.length]!
      await test.step(`${item}: ${name}`, async () => {
        await fault('*', mode, more)
        const dialog = await openFromDrawer(page, section, item)
        await expect(dialog).toBeVisible()
        await expect(loadingIndicators(page)).toHaveCount(0)
        const expected = WITHOUT_ANSWER[item]
        await expect(dialog).toContainText(expected ?? BUSY)
        const again = dialog.getByRole('button', { name: 'Try again' })
        if (expected) await expect(again).toHaveCount(0)
        else await expect(again.first()).toBeVisible()
        expect(await dialog.innerText()).not.toMatch(LEAKED_TECHNICAL_TEXT)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await data('/_faults/clear', { userAgent: scope })
      })
    }
    await expect(page.getByRole('banner')).toContainText(/500\.00/)
  })
}
