import type { Locator, Page } from '@playwright/test'
import { speak } from '../../support/language.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import { stopClock } from '../../support/clock.ts'
import { DRAWER, menuButton, openFromMenu } from '../../support/drawer.ts'
import { holdAnswer, waitForPage } from '../../support/calls.ts'

test('[SH-07] [SH-11] a visitor sees Join, Login and a short drawer', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('button', { name: 'Join' })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Login' })).toBeVisible()
  await menuButton(page).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('listitem')).toHaveText(['Join', 'Login', 'Contact us', 'Cashout rules'])
  await expectAccessible(page)
  for (const [line, opened] of [
    ['Join', 'Join'],
    ['Login', 'Welcome back'],
    ['Contact us', 'Contact us'],
    ['Cashout rules', 'Withdrawal rules'],
  ] as const) {
    await menu.getByRole('button', { name: line }).click()
    await expect(page.getByRole('dialog', { name: opened, exact: true })).toBeVisible()
    await expect(menu).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await menuButton(page).click()
  }
})

test('[SH-08] [SH-10] [SH-12] a member sees balance, Deposit and the full drawer with one open section', async ({
  page,
  member,
  isPhone,
}) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  await expect(bar.getByText('Available balance')).toBeVisible()
  await expect(page.getByLabel('Available balance')).toHaveText('$ 500.00')
  await expect(bar.getByRole('button', { name: 'Deposit' })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Menu' })).toHaveCount(isPhone ? 0 : 1)
  await menuButton(page).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByText(member.username)).toBeVisible()
  for (const name of [...DRAWER['']!, 'Logout']) {
    await expect(menu.getByRole('button', { name })).toBeVisible()
  }
  const inside = (names: string[]) => names.map((name) => menu.getByRole('button', { name, exact: true }))
  const account = inside(['Personal details', 'Change password', 'Upload documents'])
  const cashier = inside(['Deposit', 'Cashout', 'Transaction history', 'Game history'])
  await menu.getByRole('button', { name: 'Account settings' }).click()
  for (const item of account) await expect(item).toBeVisible()
  for (const item of cashier) await expect(item).toBeHidden()
  await menu.getByRole('button', { name: 'Cashier' }).click()
  for (const item of cashier) await expect(item).toBeVisible()
  for (const item of account) await expect(item).toBeHidden()
  await expectAccessible(page)
})

/** Expects the backdrop, drawn before the pop-up's box, to fill the window. */
async function expectDimmed(page: Page, popUp: Locator): Promise<void> {
  await expect(page.locator('#root')).toHaveAttribute('inert')
  const { width, height } = page.viewportSize()!
  const dimming = page.locator('div', { has: popUp }).evaluateAll((boxes) =>
    boxes.map((box) => {
      const { backgroundColor, width: across, height: down } = getComputedStyle(box, '::before')
      const [, opacity = '0'] = /rgba\(.*, ([\d.]+)\)/.exec(backgroundColor) ?? []
      return [Number(opacity) > 0.5, parseFloat(across), parseFloat(down)]
    }),
  )
  expect(await dimming).toContainEqual([true, width, height])
}

test('[SH-10] [SH-04] the drawer closes on Escape and Back, returns the focus, and dims the page on desktop', async ({
  page,
  member: _member,
  isPhone,
}) => {
  await page.goto('/')
  const button = menuButton(page)
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await button.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/(#\/)?$/)
  await button.click()
  const right = async () => {
    const box = (await menu.boundingBox())!
    return Math.round(box.x + box.width)
  }
  await expect.poll(right).toBe(page.viewportSize()!.width)
  if (isPhone) return
  await expectDimmed(page, menu)
  // A press right after the first one would count as the second of a double click.
  await expect(async () => {
    await page.mouse.click(200, 400)
    await expect(menu).toBeHidden({ timeout: 500 })
  }).toPass()
})

test("[SH-04] pop-ups dim a desktop's page and fill a phone's, and Back closes the top one only", async ({
  page,
  isPhone,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click()
  const terms = page.getByRole('dialog', { name: 'Terms and conditions' })
  await expect(terms).toBeVisible()
  const box = (await terms.boundingBox())!
  const { width, height } = page.viewportSize()!
  if (isPhone) expect([Math.round(box.width), Math.round(box.height)]).toEqual([width, height])
  else {
    expect(box.width).toBeLessThan(800)
    await expectDimmed(page, terms)
  }
  await terms.getByRole('button', { name: 'Privacy policy' }).first().click()
  const privacy = page.getByRole('dialog', { name: 'Privacy policy' })
  await expect(privacy).toBeVisible()
  await page.goBack()
  await expect(privacy).toBeHidden()
  await expect(terms).toBeVisible()
  await terms.press('Escape')
  await expect(terms).toBeHidden()
})

test('a visitor reads the promotions from the footer, and joins from there', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Promotions' }).click()
  const promotions = page.getByRole('dialog', { name: 'Promotions' })
  await expect(promotions).toContainText('Welcome bonus')
  await promotions.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email' })).toBeVisible()
})

test('[SH-13] the footer shows copyright, To the top and quick links, and Refer a friend to members only', async ({
  page,
  newMember,
}) => {
  await page.clock.install({ time: new Date('2031-05-05T12:00:00Z') })
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('© 2031 Croupier')
  await expect(footer.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '#/branchIndex/help')
  for (const name of ['Withdrawal rules', 'About us', 'Privacy policy', 'Contact us', 'Terms and conditions']) {
    await footer.getByRole('link', { name }).click()
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await expect(footer.getByRole('link', { name: 'Refer a friend' })).toBeHidden()
  await footer.getByRole('button', { name: 'To the top' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const { token } = await newMember()
  await page.evaluate((value) => localStorage.setItem('croupier.token', value), token)
  await page.reload()
  await footer.getByRole('link', { name: 'Refer a friend' }).click()
  await expect(page.getByRole('dialog', { name: 'Invitation & Rewards' })).toBeVisible()
})

/** Whether an overlay that lets presses through, and is inert below a pop-up, is drawn above the middle of an element. */
async function coversMiddleOf(overlay: Locator, element: Locator): Promise<boolean> {
  const { x, y, width, height } = (await element.boundingBox())!
  const middle = [x + width / 2, y + height / 2] as const
  return overlay.evaluate((layer: HTMLElement, [left, top]) => {
    const inert = layer.closest('[inert]')
    inert?.removeAttribute('inert')
    layer.style.pointerEvents = 'auto'
    const isOnTop = layer.contains(document.elementFromPoint(left, top))
    layer.style.removeProperty('pointer-events')
    inert?.setAttribute('inert', '')
    return isOnTop
  }, middle)
}

test('[SH-05] [SH-06] the loading overlay shows during a call, except for background calls @desktop', async ({
  page,
  member: _member,
}) => {
  // Below a pop-up the overlay is not in the accessibility tree, so it is found by its attribute.
  const loading = page.locator('[role=status]').filter({ hasText: /^Loading$/ })
  const first = [await holdAnswer(page, '/base/banner/listAll'), await holdAnswer(page, '/sys/news/getNewCount')]
  await page.goto('/')
  await expect(page.getByText('Available balance')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Top games' })).toBeVisible()
  for (const { requested } of first) await requested
  await waitForPage(page)
  expect(await loading.count()).toBe(0)
  for (const { release } of first) release()
  const marked = await holdAnswer(page, '/sys/sysSetting/checkContactUsSetting')
  await menuButton(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Contact us' }).click()
  await expect(page.getByRole('dialog', { name: 'Contact us' })).toBeVisible()
  await marked.requested
  await waitForPage(page)
  expect(await loading.count()).toBe(0)
  marked.release()
  await page.keyboard.press('Escape')
  await menuButton(page).click()
  const counted = await holdAnswer(page, '/sys/auth/logout')
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await counted.requested
  await waitForPage(page)
  expect(await loading.count()).toBe(1)
  await expect(loading).toHaveAccessibleName('Loading')
  const box = loading.getByText('Loading', { exact: true })
  await expect(box).toBeInViewport({ ratio: 1 })
  await expect(box).toHaveCSS('opacity', '1')
  expect(await coversMiddleOf(loading, box)).toBe(true)
  expect(await coversMiddleOf(loading, page.getByRole('dialog', { name: 'Menu' }))).toBe(true)
  counted.release()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(loading).toHaveCount(0)
})

test('[SH-06] the overlay stays until 100 ms after the last of two answers @desktop', async ({
  page,
  member: _member,
  fault,
}) => {
  // Refused, since a successful change opens a pop-up.
  await fault('/sys/member/password/change', 'envelope', { body: { error: 5, message: 'No.' } })
  await page.clock.install()
  const first = await holdAnswer(page, '/sys/member/password/change')
  const last = await holdAnswer(page, '/sys/auth/logout')
  const loading = page.locator('[role=status]').filter({ hasText: /^Loading$/ })
  /** Waits until the page has read the response; its clock has stood still since. */
  const answer = async ({ requested, release }: typeof first) => {
    release()
    await (await (await requested).response())?.finished()
    await waitForPage(page)
  }
  const dialog = await openFromMenu(page, 'Change password')
  for (const label of ['New password', 'Repeat password']) await dialog.getByLabel(label).fill('long-enough-1')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await first.requested
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await menuButton(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await last.requested
  await stopClock(page, 1_000)
  await answer(first)
  await page.clock.runFor(1_000)
  await waitForPage(page)
  expect(await loading.count()).toBe(1)
  await answer(last)
  await page.clock.runFor(99)
  await waitForPage(page)
  expect(await loading.count()).toBe(1)
  await page.clock.runFor(1)
  await expect(loading).toHaveCount(0)
})

test('axe finds no violation in the frame', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Top games' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/#/branchIndex/help')
  await expect(page.getByRole('link', { name: 'Verify your account' })).toBeVisible()
  await expectAccessible(page)
})

for (const language of ['fi', 'fr', 'tr'])
  test(`the top bar's parts do not overlap in a narrow window in ${language} @desktop`, async ({
    page,
    member: _member,
  }) => {
    await speak(page, language)
    await page.goto('/')
    const sections = page.getByRole('banner').getByRole('navigation')
    await expect(sections.getByRole('button')).toBeVisible()
    for (const width of [900, 960, 1024, 1100]) {
      await page.setViewportSize({ width, height: 800 })
      const gaps = () =>
        sections.evaluate((nav) => {
          const { children, nextElementSibling: end } = nav.parentElement!
          const parts = [...children, end!].flatMap((part) => (part === nav ? [...nav.children] : [part]))
          const boxes = parts.map((part) => part.getBoundingClientRect())
          return boxes.slice(1).map(({ left }, index) => Math.round(left - boxes[index]!.right))
        })
      await expect.poll(async () => Math.min(...(await gaps())), { message: `${width} px` }).toBeGreaterThanOrEqual(0)
    }
  })
