import type { Locator, Page } from '@playwright/test'
import { openMethod, preset } from '../journeys/deposits/support.ts'
import { stopClock } from '../support/clock.ts'
import { openDrawer, openFromMenu } from '../support/drawer.ts'
import { describeFocus } from '../support/keyboard.ts'
import { loadPage } from '../support/load-page.ts'
import { speak } from '../support/language.ts'
import { expect, test } from '../support/test.ts'

/** Expects that a press on the middle of a control, once scrolled to, hits it and not a bar or a button above it. */
async function expectInReach(control: Locator): Promise<void> {
  await expect
    .poll(() =>
      control.evaluate((element) => {
        element.scrollIntoView({ block: 'center' })
        const { left, top, width, height } = element.getBoundingClientRect()
        const found = document.elementFromPoint(left + width / 2, top + height / 2)
        return found !== null && (element.contains(found) || found.contains(element))
      }),
    )
    .toBe(true)
}

/** Whether nothing covers a control at its present place, neither its middle nor its lower edge. */
const isOnTop = (control: Locator) =>
  control.evaluate((element) => {
    const { left, width, top, bottom } = element.getBoundingClientRect()
    return [(top + bottom) / 2, bottom - 2].every((y) => {
      const found = document.elementFromPoint(left + width / 2, y)
      return found !== null && (element.contains(found) || found.contains(element))
    })
  })

/**
 * Expects that an area's text and controls, at least so many, keep 59 px clear at both sides of the screen (camera
 * notch).
 */
async function expectBesideNoCamera(area: Locator, atLeast: number): Promise<void> {
  await expect(area).toBeVisible()
  const read = () =>
    area.evaluate((root) =>
      [...root.querySelectorAll('a, button, input, h1, h2, p, svg, [role=status]')]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
        .map((element) => {
          const { left, right } = element.getBoundingClientRect()
          return left >= 59 && right <= innerWidth - 59 ? 'free' : `${element.outerHTML}: ${left} to ${right}`
        }),
    )
  await expect.poll(async () => new Set(await read())).toEqual(new Set(['free']))
  expect((await read()).length).toBeGreaterThanOrEqual(atLeast)
}

/** Content that can only be seen by scrolling sideways, or not at all, since its box clips it. */
const cut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, :has(> [role=dialog]), [role=dialog] *')]
      .filter((element) => element.clientWidth > 1 && !element.matches('input, select'))
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const isWide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
        return isWide || (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1)
      })
      .map((element) => `${element.tagName} ${element.className} ${element.textContent}`),
  )

test('a toast that outlives its pop-up does not cover the bar @mobile', async ({ page, member: _member }) => {
  const invite = await openFromMenu(page, 'Invitation & Rewards')
  await page.clock.install()
  await invite.getByRole('button', { name: 'Copy' }).click()
  const message = page.getByRole('region', { name: 'Notifications' }).getByText('Copied')
  await expect(message).toBeVisible()
  // Stops the clock, so that the toast stays until it is checked.
  await stopClock(page, 1_000)
  await page.keyboard.press('Escape')
  await page.clock.runFor(1_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectInReach(page.getByRole('navigation').getByRole('link', { name: 'Home' }))
  await expectInReach(page.getByRole('navigation').getByRole('button', { name: 'Menu' }))
  await expect(message).toBeVisible()
})

test.describe('the cookie question', () => {
  test.use({ consent: 'unasked' })

  test('the cookie question does not cover the focused control of the footer', async ({ page }) => {
    await page.goto('/#/404')
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
    const footer = page.getByRole('contentinfo')
    for (const control of [...(await footer.getByRole('link').all()), ...(await footer.getByRole('button').all())]) {
      await control.focus()
      const isSeen = await control.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
      expect(isSeen, (await control.textContent())!).toBe(true)
    }
  })

  test('the live chat icon is hidden until the cookie question is answered @mobile', async ({ page }) => {
    await page.goto('/#/404')
    const question = page.getByRole('region', { name: 'Cookies' })
    const chat = page.getByRole('button', { name: 'Open the live chat', includeHidden: true })
    await expect(chat).toBeAttached()
    await expect(chat).toBeHidden()
    await question.getByRole('button', { name: 'Only necessary' }).tap()
    await expect(chat).toBeVisible()
  })

  test.describe('a page at 400 % zoom', () => {
    test.use({ viewport: { width: 320, height: 256 }, isMobile: false })

    for (const address of ['/#/join', '/#/404'])
      test(`every control that Tab reaches at ${address} is visible @desktop`, async ({ page }) => {
        await page.goto(address)
        await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
        // Content that loads late would push the focused element away.
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        for (let steps = 0; steps < 25; steps++) {
          await page.keyboard.press('Tab')
          // The page's end.
          if (steps > 15 && (await describeFocus(page)) === 'nothing') break
          await expect.poll(() => describeFocus(page), `step ${steps}`).toBe('seen')
        }
      })
  })
})

/** WCAG 1.4.10: 1280 x 1024 at 400 %. */
test.describe('a window of 320 x 256', () => {
  test.use({ viewport: { width: 320, height: 256 }, isMobile: false })

  test('the login page and pop-up keep each field and button in reach @desktop', async ({ page }) => {
    await page.goto('/#/login')
    const login = page.getByRole('main')
    await expectInReach(login.getByLabel('Username / Email'))
    await expectInReach(login.getByRole('button', { name: 'Login' }))
    await loadPage(page, '/#/404')
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
    const dialog = page.getByRole('dialog', { name: 'Welcome back' })
    await expectInReach(dialog.getByLabel('Username / Email'))
    await expectInReach(dialog.getByRole('textbox', { name: 'Password' }))
    await expectInReach(dialog.getByRole('button', { name: 'Login' }))
    await expectInReach(dialog.getByRole('button', { name: /New member/ }))
    await expectInReach(dialog.getByRole('button').last())
    await expectInReach(dialog.getByRole('button', { name: 'Close' }))
    expect(await cut(page)).toEqual([])
  })

  test('a deposit keeps amounts, button and small print in reach @desktop', async ({ page, member: _member }) => {
    const dialog = await openMethod(page, 'Bank card')
    await expectInReach(preset(dialog, '100'))
    await expectInReach(dialog.getByLabel('Other amount'))
    await expectInReach(dialog.getByRole('button', { name: 'Deposit', exact: true }))
    await expectInReach(dialog.getByRole('button').last())
    expect(await cut(page)).toEqual([])
  })
})

for (const [width, height] of [
  [320, 568],
  // A small phone's viewport between the browser's bars.
  [375, 553],
] as const) {
  test.describe(`a phone of ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } })

    test("the login page's buttons cover neither the password nor its reset link @mobile", async ({ page }) => {
      await page.goto('/#/login')
      const login = page.getByRole('main')
      for (const control of [
        login.getByRole('textbox', { name: 'Password' }),
        login.getByText('Forgot password'),
        login.getByRole('button', { name: 'Login' }),
      ]) {
        await expect(control).toBeInViewport({ ratio: 1 })
        expect(await isOnTop(control), String(control)).toBe(true)
      }
    })
  })
}

test.describe('a small phone', () => {
  test.use({ viewport: { width: 320, height: 568 } })

  test("the focused field of a page's form is not below the form's button or the bar @mobile", async ({ page }) => {
    await page.goto('/#/join')
    const form = page.getByRole('main')
    await form.getByLabel('Email', { exact: true }).focus()
    const mobile = form.getByLabel('Mobile number')
    for (let steps = 0; steps < 9; steps++) {
      await page.keyboard.press('Tab')
      const focus = await page.evaluate(() => {
        const { left, top, width, height } = document.activeElement!.getBoundingClientRect()
        const found = document.elementFromPoint(left + width / 2, top + height - 4)
        return document.activeElement!.contains(found) ? 'seen' : `${document.activeElement!.outerHTML} is covered`
      })
      expect(focus).toBe('seen')
      if (await mobile.evaluate((field) => field === document.activeElement)) return
    }
    throw new Error('the Tab key never came to the mobile number')
  })
})

test.describe('a phone in landscape', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test("the bars leave the page 73 % of the screen, and a form's button covers no field @mobile", async ({ page }) => {
    await page.goto('/#/login')
    await expectInReach(page.getByRole('main').getByRole('textbox', { name: 'Password' }))
    await expectInReach(page.getByRole('main').getByRole('button', { name: 'Show password' }))
    const [top, bottom] = await Promise.all([
      page.getByRole('banner').boundingBox(),
      page.getByRole('navigation', { name: 'Main menu' }).boundingBox(),
    ])
    expect(top!.height + bottom!.height).toBeLessThanOrEqual(0.27 * 390)
  })

  test('the message of a refused login does not cover the password field @mobile', async ({ page }) => {
    await page.goto('/#/login')
    const form = page.getByRole('main')
    const password = form.getByRole('textbox', { name: 'Password' })
    await form.getByLabel('Username / Email').fill('demo')
    await password.fill('not-the-password')
    // Scrolled as for a thumb on the button: the password just below the top bar.
    await password.evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 64))
    await form.getByRole('button', { name: 'Login', exact: true }).click()
    const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('status')
    await expect(toast).toHaveText('Username or password is wrong.')
    await expect(password).toBeFocused()
    const [field, message] = await Promise.all([password.boundingBox(), toast.boundingBox()])
    expect(field!.y).toBeLessThan(140)
    expect(message!.y).toBeGreaterThan(field!.y + field!.height)
  })

  test('bars, footer, drawer, pop-ups and toasts keep clear of the camera notch @mobile', async ({
    page,
    member: _member,
  }) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 59, right: 59, bottom: 21 } })
    await page.goto('/')
    await expectBesideNoCamera(page.getByRole('banner'), 3)
    await expectBesideNoCamera(page.getByRole('navigation', { name: 'Main menu' }), 5)
    await expectBesideNoCamera(page.getByRole('contentinfo'), 5)
    await expectBesideNoCamera(await openDrawer(page), 8)
    await page.keyboard.press('Escape')
    const dialog = await openMethod(page, 'Bank card')
    await expectBesideNoCamera(dialog, 8)
    await dialog.getByRole('button', { name: 'Deposit', exact: true }).click()
    await expectBesideNoCamera(page.getByRole('region', { name: 'Notifications' }), 1)
  })

  test('the banner leaves its controls on the screen @mobile', async ({ page }) => {
    await page.goto('/')
    const next = page.getByRole('region', { name: 'Promotions' }).getByRole('button', { name: 'Next banner' })
    await expect(next).toBeInViewport({ ratio: 1 })
  })
})

test.describe('a large phone in landscape', () => {
  test.use({ viewport: { width: 932, height: 430 } })

  test('a game keeps clear of the camera notch @mobile', async ({ page, member: _member }) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 59, right: 59, bottom: 21 } })
    await page.goto('/')
    await expectBesideNoCamera(page.getByRole('banner'), 5)
    await page.getByRole('main').getByRole('button', { name: 'Tidewater' }).first().tap()
    await page.getByRole('button', { name: 'Play', exact: true }).tap()
    await expectBesideNoCamera(page.getByRole('dialog', { name: 'Tidewater' }), 4)
  })
})

test.describe('a window of 320 x 200', () => {
  test.use({ viewport: { width: 320, height: 200 }, isMobile: false, consent: 'unasked' })

  test('the cookie question begins on the screen @desktop', async ({ page }) => {
    await speak(page, 'de')
    await page.goto('/#/404')
    const question = page.getByRole('region', { name: 'Cookies' })
    await expect(question).toBeVisible()
    expect((await question.boundingBox())!.y).toBeGreaterThanOrEqual(0)
    await expectInReach(question.getByRole('button').last())
  })
})
