import { openMethod } from '../journeys/deposits/support.ts'
import { chromiumForTests } from '../support/browser.ts'
import { clippedText } from '../support/clipped-text.ts'
import { DRAWER, openFromMenu } from '../support/drawer.ts'
import { linesOf } from '../support/lines-of.ts'
import { loadPage } from '../support/load-page.ts'
import { speak } from '../support/language.ts'
import { expect, test } from '../support/test.ts'
import { loadingIndicators } from '../support/api-failures.ts'
import type { Locator, Page } from '@playwright/test'

/** The browser's font size setting: 32 px instead of 16, the 200 % of WCAG 1.4.4. */
test.use({
  launchOptions: { ...chromiumForTests, args: [...chromiumForTests.args, '--blink-settings=defaultFontSize=32'] },
})

test('the top bar of a phone scrolls sideways at 200 % text size, and Join and Login can be reached @mobile', async ({
  page,
}) => {
  await speak(page, 'de')
  await page.goto('/#/login')
  await expect(page.getByRole('main').getByLabel('Passwort', { exact: true })).toBeVisible()
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth])
  expect(widths[0]).toBe(widths[1])
  // The two buttons of the bar, not those of the form and of the bottom bar.
  for (const name of ['Anmelden', 'Registrieren']) {
    const button = page.getByRole('banner').getByRole('button', { name })
    await button.scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ ratio: 0.99 })
  }
})

test('two buttons in a row show their whole labels at 200 % text size @mobile', async ({ page, member: _member }) => {
  await speak(page, 'de')
  await page.goto('/#/404')
  await page.getByRole('navigation').getByRole('button', { name: 'Menü' }).click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('button', { name: 'Kontoeinstellungen' }).click()
  await menu.getByRole('button', { name: 'Passwort ändern' }).click()
  const labels = page.getByRole('dialog', { name: 'Passwort ändern' }).locator('footer button > span')
  await expect(labels).toHaveText(['Abbrechen', 'Passwort ändern'])
  for (const label of await labels.all()) {
    const isUnclipped = await label.evaluate((element) => {
      const [inside, around] = [element, element.closest('footer')!].map((each) => each.getBoundingClientRect())
      return inside!.left >= around!.left && inside!.right <= Math.min(around!.right, innerWidth)
    })
    expect(isUnclipped).toBe(true)
  }
})

test('amounts stay on their cards and date filters show the year at 200 % text size', async ({
  page,
  member: _member,
}) => {
  const dialog = await openMethod(page, 'PIX')
  for (const card of await dialog.locator('label:has(> [type=radio])').all()) {
    const isInside = await card.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element.querySelector('span')!)
      const [inside, around] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
      return inside.left >= around.left && inside.right <= around.right
    })
    expect(isInside, (await card.textContent())!).toBe(true)
  }
  const history = await openFromMenu(page, 'Transaction history')
  for (const name of ['From', 'To']) {
    // 'dd/mm/yyyy' and the calendar's icon behind it.
    const room = await history.getByLabel(name, { exact: true }).evaluate((field) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field)
      const pen = document.createElement('canvas').getContext('2d')!
      pen.font = font
      const icon = 1.5 * parseFloat(getComputedStyle(field).fontSize)
      return (
        field.clientWidth -
        parseFloat(paddingLeft) -
        parseFloat(paddingRight) -
        icon -
        pen.measureText('00/00/0000').width
      )
    })
    expect(room, name).toBeGreaterThanOrEqual(0)
  }
})

test('the steps of a form stay inside its pop-up at 200 % text size @desktop', async ({ page }) => {
  await speak(page, 'de')
  await page.goto('/#/404')
  await page.getByRole('banner').getByRole('button', { name: 'Registrieren' }).click()
  const steps = page.getByRole('dialog').getByRole('listitem')
  await expect(steps.first()).toHaveAttribute('aria-current', 'step')
  await expectNothingClipped(page, 'the first step')
})

/**
 * Expects a page no wider than the phone, and bars that end at its edges: in a wider page, what is fixed to the bottom
 * lies below the screen.
 */
async function expectBarsOnScreen(page: Page, language: string): Promise<void> {
  const bottomBar = page.getByRole('navigation').last()
  await expect(bottomBar.getByRole('button')).toHaveCount(3)
  const widths = () => page.evaluate(() => [innerWidth, innerHeight, document.documentElement.scrollWidth])
  await expect.poll(widths, { message: language }).toEqual([390, 844, 390])
  const topBar = page.getByRole('banner').locator('> div')
  const controls = [...(await topBar.getByRole('button').all()), ...(await bottomBar.locator('a, button').all())]
  for (const control of controls) {
    const { left, right, bottom } = await control.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    })
    const name = `${language}: ${await control.textContent()}`
    expect([left >= 0, right <= 390, bottom <= 844], name).toEqual([true, true, true])
  }
}

test('both bars of a phone show all of their words at 200 % text size, to visitors and members @mobile', async ({
  page,
  newMember,
}) => {
  test.setTimeout(90_000)
  const { token } = await newMember({ balance: '50.00' })
  for (const language of ['de', 'fil', 'fr', 'ja', 'tr']) {
    await speak(page, language)
    await loadPage(page, '/#/404')
    await expectBarsOnScreen(page, `${language}, visitor`)
    await page.evaluate((value) => localStorage.setItem('croupier.token', value), token)
    await loadPage(page, '/#/404')
    await expectBarsOnScreen(page, `${language}, member`)
    await page.evaluate(() => localStorage.removeItem('croupier.token'))
  }
})

test('the words of a banner stay beside its picture at 200 % text size @mobile', async ({ page }) => {
  await speak(page, 'fi')
  await page.goto('/')
  const title = page.getByRole('main').getByText(/^Tuplaa/)
  await expect(title).toBeVisible()
  const rightEdges = await title.evaluate((element) =>
    [element, element.parentElement!].map((box) => box.getBoundingClientRect().right),
  )
  expect(rightEdges[0]).toBeLessThanOrEqual(rightEdges[1]!)
})

/** Once everything is loaded, no text on the screen is clipped, and nothing scrolls horizontally. */
const expectNothingClipped = (page: Page, name: string) =>
  expect
    .poll(async () => ((await loadingIndicators(page).count()) > 0 ? ['still loading'] : clippedText(page)), {
      message: name,
    })
    .toEqual([])

test("the visitor's pages do not scroll sideways or clip text at 200 % text size", async ({ page }) => {
  test.setTimeout(120_000)
  await speak(page, 'de')
  const paths = ['/', '/join', '/login', '/games/all', '/fun', '/404', '/branchIndex/help', '/branchIndex/bonus']
  for (const path of [...paths, '/aboutBtc', '/lottery', '/queryOneLogin', '/payment/pix/return']) {
    await loadPage(page, `/#${path}`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expectNothingClipped(page, path)
  }
})

/** The names of the lines that the drawer shows now, except the last: Logout. */
const linesIn = (menu: Locator) =>
  menu
    .getByRole('listitem')
    .getByRole('button')
    .evaluateAll((buttons) => buttons.slice(0, -1).map((button) => button.firstChild?.textContent ?? ''))

/** The names of the drawer's screens by section, as this page's language has them; '' for those outside any. */
async function readDrawer(menu: Locator): Promise<Record<string, string[]>> {
  await expect(menu.getByRole('listitem').first()).toBeVisible()
  const outside = await linesIn(menu)
  const drawer: Record<string, string[]> = {}
  for (const section of await menu.locator('button[aria-expanded]').allInnerTexts()) {
    await menu.getByRole('button', { name: section, expanded: false }).click()
    await expect.poll(async () => (await linesIn(menu)).length).toBeGreaterThan(outside.length)
    drawer[section] = (await linesIn(menu)).slice(0, -outside.length)
  }
  return { ...drawer, '': outside }
}

test('every screen of the drawer shows its whole text at 200 % text size', async ({ page, member: _member }) => {
  test.setTimeout(180_000)
  await speak(page, 'de')
  await page.goto('/#/404')
  const dialog = page.getByRole('dialog')
  const menu = page.getByRole('dialog', { name: 'Menü' })
  const open = () => page.getByRole('button', { name: 'Menü', exact: true }).click()
  await open()
  const drawer = await readDrawer(menu)
  expect(Object.values(drawer).map(({ length }) => length)).toEqual(Object.values(DRAWER).map(({ length }) => length))
  await page.keyboard.press('Escape')
  for (const [section, items] of Object.entries(drawer)) {
    for (const item of items) {
      await test.step(item, async () => {
        await open()
        if (section) await menu.getByRole('button', { name: section }).click()
        await expectNothingClipped(page, `the drawer before ${item}`)
        await menu.getByRole('button', { name: new RegExp(`^${item}`) }).click()
        await expect(menu).toBeHidden()
        await expect(dialog.getByRole('heading').first()).toBeVisible()
        await expectNothingClipped(page, item)
        // Beside a title and an action of one long word each, as in the cash-out.
        await expect(dialog.getByRole('button', { name: 'Schließen' }).first()).toBeInViewport({ ratio: 1 })
        if (item === 'Auszahlen') expect(await linesOf(dialog.getByRole('heading').first())).toBe(1)
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      })
    }
  }
})
