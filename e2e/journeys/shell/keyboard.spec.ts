import { holdAnswer, waitForPage } from '../../support/calls.ts'
import { pressByKey, tabTo } from '../../support/keyboard.ts'
import { expect, test } from '../../support/test.ts'

test('a player reaches a history, changes the language and returns by keyboard alone @desktop', async ({
  page,
  newMember,
}) => {
  test.setTimeout(90_000)
  const member = await newMember({ balance: '50.00' })
  await page.goto('/')
  await pressByKey(page, page.getByRole('button', { name: 'Skip to content' }))
  await expect(page.getByRole('main')).toBeFocused()
  const login = page.getByRole('banner').getByRole('button', { name: 'Login' })
  await page.reload()
  await pressByKey(page, login)
  const dialog = page.getByRole('dialog', { name: 'Welcome back' })
  await expect(dialog.getByLabel('Username / Email')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(login).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Username / Email')).toBeFocused()
  await page.keyboard.type(member.username)
  await tabTo(page, dialog.getByRole('textbox', { name: 'Password' }))
  await page.keyboard.type(member.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByText('$ 50.00')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  const open = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await pressByKey(page, open)
  await pressByKey(page, menu.getByRole('button', { name: 'Cashier' }))
  await pressByKey(page, menu.getByRole('button', { name: 'Transaction history' }))
  const history = page.getByRole('dialog', { name: 'Transaction history' })
  await tabTo(page, history.getByRole('button', { name: 'Close' }))
  await page.keyboard.press('Enter')
  await expect(history).toHaveCount(0)
  // The drawer from which the history was opened is gone: the focus returns to the button that opened the drawer.
  await expect(open).toBeFocused()

  await page.keyboard.press('Enter')
  await pressByKey(page, menu.getByRole('button', { name: 'Language' }))
  await pressByKey(page, page.getByRole('dialog', { name: 'Language' }).getByRole('button', { name: 'Deutsch' }))
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menü' })).toBeFocused()
})

test('pickers, help search and the feedback widget work by keyboard alone @desktop', async ({ page }) => {
  test.slow()
  await page.goto('/#/join')
  const prefix = page.getByRole('combobox', { name: 'Mobile prefix' })
  await tabTo(page, prefix)
  await page.keyboard.type('49')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(prefix).toHaveValue('+49')
  await page.goto('/#/branchIndex/help')
  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type('passport')
  const found = page.getByRole('main').getByRole('listitem').getByRole('link').first()
  await expect(page.getByRole('search').getByRole('status')).toContainText(/found|result|article/i)
  const title = (await found.textContent())!
  await pressByKey(page, found)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await pressByKey(page, page.getByRole('button', { name: 'Yes' }))
  await expect(page.getByRole('main').getByRole('button', { name: 'Yes' })).toHaveCount(0)
})

/** WCAG 2.4.11. */
test('Shift+Tab never leaves the focused element below the top bar @desktop', async ({ page }) => {
  test.slow()
  const isHidden = () =>
    page.evaluate(() => {
      const { activeElement: element } = document
      if (!element || element === document.body) return false
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return found !== null && !element.contains(found) && !found.contains(element) && element.textContent
    })
  await page.goto('/#/branchIndex/help')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await last.focus()
  const first = page.getByRole('searchbox')
  for (let steps = 0; steps < 60 && !(await first.evaluate((element) => element === document.activeElement)); steps++) {
    await page.keyboard.press('Shift+Tab')
    expect(await isHidden()).toBe(false)
  }
  await expect(first).toBeFocused()
})

test('a pop-up opened from a cover’s buttons returns the focus to the cover @desktop', async ({
  page,
  signIn,
  newMember,
}) => {
  const cover = page
    .getByRole('region', { name: 'Top games' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .first()
  const cell = cover.locator('xpath=..')
  const offer = (name: string | RegExp) => cell.getByRole('button', { name })
  const start = async () => {
    await page.goto('/')
    await tabTo(page, cover)
  }
  const closed = async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // The focus is on the cover, or on the pressed button if the pop-up closes before the cover's buttons are gone.
    await expect(cell.locator('button:focus')).toHaveCount(1)
    await expect(offer(/^Play$/)).toBeVisible()
  }
  await start()
  // Each of these pop-ups replaces the one before.
  await pressByKey(page, offer(/^About/))
  await pressByKey(page, page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }))
  await pressByKey(page, page.getByRole('dialog').getByRole('button', { name: 'Forgot password' }))
  await expect(page.getByRole('dialog', { name: 'Forgot password' })).toBeVisible()
  await closed()
  await signIn(await newMember({ balance: '50.00' }))
  await start()
  await pressByKey(page, offer(/^Play$/))
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible()
  await closed()
})

test('the bottom bar and the drawer work by keyboard alone @mobile', async ({ page }) => {
  test.slow()
  await page.goto('/#/404')
  const open = page.getByRole('button', { name: 'Menu', exact: true })
  await pressByKey(page, open)
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await pressByKey(page, menu.getByRole('button', { name: 'Contact us' }))
  const topic = page.getByRole('dialog', { name: 'Contact us' }).getByRole('combobox', { name: 'Query type' })
  await tabTo(page, topic)
  await page.keyboard.press('ArrowDown')
  await expect(topic).not.toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(open).toBeFocused()
})

test.describe('a first visit', () => {
  test.use({ consent: 'unasked' })

  test('carousel, cookie question and chat work by keyboard alone @desktop', async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    const carousel = page.getByRole('region', { name: 'Promotions' })
    // The code that moves the banners is loaded after them.
    await expect(carousel.locator(':scope > :first-child > :first-child')).toHaveAttribute('style', /translate/)
    await tabTo(page, carousel.getByRole('button', { name: 'Next banner' }))
    // While one of its controls has the focus nothing moves by itself; the banners may have moved before.
    await waitForPage(page)
    const shown = (await carousel.locator('[aria-current=true]').getAttribute('aria-label'))!
    const [number, count] = shown.match(/\d+/g)!.map(Number)
    await page.keyboard.press('Enter')
    const next = carousel.getByRole('button', { name: new RegExp(`^Banner ${(number! % count!) + 1} of`) })
    await expect(next).toHaveAttribute('aria-current', 'true')
    await pressByKey(page, carousel.getByRole('button', { name: 'Pause' }))
    await expect(carousel.getByRole('button', { name: 'Resume' })).toBeFocused()
    await page.goto('/#/404')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await pressByKey(
      page,
      page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Only necessary' }),
    )
    await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0)
    // The focus goes to the last control before the cookie question, not to the page's beginning.
    await expect(page.getByRole('button', { name: 'To the top' })).toBeFocused()
    const icon = page.getByRole('button', { name: 'Open the live chat' })
    await pressByKey(page, icon)
    const chat = page.getByRole('dialog', { name: 'Live chat' })
    // The chat's text field has the focus; Close is before it in the tab order.
    await expect(chat.frameLocator('iframe').getByRole('textbox')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(chat.getByRole('button')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(chat).toHaveCount(0)
    await expect(icon).toBeFocused()
  })
})

test('Try again on a page is busy until the answer, then the page takes the focus @desktop', async ({
  page,
  fault,
}) => {
  const path = '/base/article/get'
  await fault(path, 'envelope', { status: 503, body: { error: 1, message: 'Not now', data: null }, times: 1 })
  await page.goto('/#/article?id=1')
  const main = page.getByRole('main')
  const again = main.getByRole('alert').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  const answer = await holdAnswer(page, path)
  await pressByKey(page, again)
  await answer.requested
  await expect(main.getByRole('alert')).toContainText('Not now')
  await expect(again).toBeFocused()
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  answer.release()
  await expect(page.getByRole('article')).toBeVisible()
  await expect(again).toHaveCount(0)
  await expect.poll(() => main.evaluate((element) => element.contains(document.activeElement))).toBe(true)
})
