import type { Page } from '@playwright/test'
import { data } from '../../support/api.ts'
import { stopClock } from '../../support/clock.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import { withSiteConfig } from '../../support/with-site.ts'
import { LOGIN_TITLE } from '../../support/login.ts'
import { success } from '../../support/api-answers.ts'

interface Section {
  readonly count: number
  readonly data: readonly { readonly id: number; readonly name: string; readonly category: string }[]
}

const nothing: Section = { count: 0, data: [] }

test('[GM-01] a section of the home page shows only when its count is above 0', async ({ page, member: _member }) => {
  const lobby = await data<Record<string, Section>>('/sys/game/all')
  await page.route('**/sys/game/all', (route) =>
    route.fulfill({
      json: success({
        ...lobby,
        recently: lobby['top'],
        tableGames: nothing,
        liveCasino: { ...lobby['liveCasino'], count: 0 },
      }),
    }),
  )
  await page.goto('/')
  for (const name of ['Recently played', 'Top games', 'Slots games']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Table games', exact: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Live casino', exact: true })).toHaveCount(0)
})

test('[GM-01] the lobby says Coming soon when every section is empty @desktop', async ({ page }) => {
  const empty = { recently: nothing, top: nothing, slotsGames: nothing, tableGames: nothing, liveCasino: nothing }
  await page.route('**/sys/game/all', (route) => route.fulfill({ json: success(empty) }))
  await page.goto('/')
  await expect(page.getByText('Coming soon')).toBeVisible()
})

test('a section of the lobby shows only complete rows @desktop', async ({ page }) => {
  const lobby = await data<Record<string, Section>>('/sys/game/all')
  const six: Section = { count: 6, data: lobby['top']!.data.slice(0, 6) }
  const two: Section = { count: 2, data: lobby['top']!.data.slice(0, 2) }
  await page.route('**/sys/game/all', (route) =>
    route.fulfill({ json: success({ ...lobby, slotsGames: two, liveCasino: six }) }),
  )
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Live casino' }).getByRole('listitem')).toHaveCount(5)
  await expect(page.getByRole('region', { name: 'Slots games' }).getByRole('listitem')).toHaveCount(2)
})

/** The cumulative layout shift since the page began to load. */
const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame)
    return sum
  })

test('[GM-05] covers are five in a row on a desktop, three on a phone, and load without layout shifts', async ({
  page,
  isPhone,
}) => {
  await page.goto('/#/games/all')
  const covers = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('img') })
  await expect(covers.first()).toBeVisible()
  const columns = isPhone ? 3 : 5
  const boxes = await Promise.all(
    Array.from({ length: columns + 1 }, async (_, index) => (await covers.nth(index).boundingBox())!),
  )
  for (const box of boxes.slice(1, columns)) expect(box.y).toBeCloseTo(boxes[0]!.y, 0)
  expect(boxes[columns]!.y).toBeGreaterThan(boxes[0]!.y + boxes[0]!.height)
  expect(boxes[1]!.x - boxes[0]!.x - boxes[0]!.width).toBeCloseTo(20, 0)
  expect(boxes[columns]!.y - boxes[0]!.y - boxes[0]!.height).toBeCloseTo(20, 0)
  const pictures = page.getByRole('main').locator('img[loading=lazy]')
  expect(await pictures.count()).toBeGreaterThan(0)
  await expect(pictures.first()).toHaveAttribute('width', '180')
  await expect(pictures.first()).toHaveAttribute('height', '240')
  const inView = covers.first().getByRole('img')
  await expect.poll(() => inView.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  expect(await layoutShift(page)).toBeLessThan(0.01)
  await expectAccessible(page)
  // A cover's buttons, which a tap opens, cover all of it.
  const cover = covers.first().getByRole('button').first()
  await cover.click()
  await expect(covers.first().getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  if (!isPhone) return
  // In landscape, three covers per row would be higher than the screen.
  await page.setViewportSize({ width: 844, height: 390 })
  await expect
    .poll(async () => {
      const [first, last] = [await covers.first().boundingBox(), await covers.nth(4).boundingBox()]
      return first !== null && last !== null && Math.abs(first.y - last.y) < 1 && first.height < 220
    })
    .toBe(true)
})

test('[GM-13] the ticker shows real wins unchanged, and no invented ones', async ({ page }) => {
  await page.route('**/sys/latestWin/randomList', (route) =>
    route.fulfill({ json: success(['a***n $24.50', 'bare name']) }),
  )
  await page.goto('/')
  const ticker = page.getByRole('region', { name: 'Latest wins' })
  await expect(ticker).toContainText('a***n')
  await expect(ticker).toContainText('$24.50')
  await expect(ticker).not.toContainText('bare name')
  await expect(ticker.getByText('a***n'), 'what fits stands there once').toHaveCount(1)
  await expect(ticker.getByRole('button')).toHaveCount(0)
})

test('[GM-13] illustrative wins add an amount to a name without one, and the bar marks them @desktop', async ({
  page,
}) => {
  await withSiteConfig(page, (config) => ({ ...config, latestWins: 'illustrative' }))
  await page.route('**/sys/latestWin/randomList', (route) =>
    route.fulfill({ json: success(['a***n $24.50', 'bare name']) }),
  )
  await page.goto('/')
  const ticker = page.getByRole('region', { name: 'Latest wins' })
  await expect(ticker).toContainText('$24.50')
  await expect(ticker).toContainText(/bare name \$\s([1-9]\d\d|1,?000)\.\d\d/)
  await expect(ticker).toContainText(/illustrative/i)
})

test('[GM-13] an overflowing ticker scrolls in a loop until it is paused @mobile', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const wins = Array.from({ length: 12 }, (_, index) => `player-${index + 1} $${index + 1}4.50`)
  await page.route('**/sys/latestWin/randomList', (route) => route.fulfill({ json: success(wins) }))
  await page.clock.install()
  await page.goto('/')
  const ticker = page.getByRole('region', { name: 'Latest wins' })
  const window = ticker.getByRole('group')
  await ticker.getByRole('button', { name: 'Stop latest wins' }).waitFor()
  const positions = await window.evaluate((element) => {
    const [list, copy] = element.querySelectorAll('ul')
    return [...list!.children, copy!].map((entry) => (entry as HTMLElement).offsetLeft - list!.offsetLeft)
  })
  const expectAt = (position: number) =>
    expect.poll(() => window.evaluate((element, at) => Math.abs(element.scrollLeft - at) <= 1, position)).toBe(true)

  await stopClock(page, 1_000)
  await window.evaluate((element) => element.scrollTo(0, 0))
  // After the copy of the first item comes the second, so that the seam is not visible.
  for (const position of [...positions.slice(1), positions[1]!]) {
    await page.clock.runFor(4_000)
    await expectAt(position)
  }
  await ticker.getByRole('button', { name: 'Stop latest wins' }).click()
  await page.clock.runFor(20_000)
  await expectAt(positions[1]!)
  await ticker.getByRole('button', { name: 'Resume latest wins' }).click()
  await page.getByRole('button', { name: 'Login' }).first().click()
  await page.clock.runFor(1_000)
  await expect(page.getByRole('dialog', { name: LOGIN_TITLE })).toBeVisible()
  await page.clock.runFor(20_000)
  await expectAt(positions[1]!)
  await page.keyboard.press('Escape')
  await page.mouse.move(4, 4)
  await page.clock.runFor(1_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.runFor(4_000)
  await expectAt(positions[2]!)
})

test('a ticker that overflows by a few pixels can be scrolled by keyboard @desktop', async ({ page }) => {
  await page.route('**/sys/latestWin/randomList', (route) =>
    route.fulfill({ json: success(['a***n $24.50', 'b***m $7.50']) }),
  )
  await page.goto('/')
  const window = page.getByRole('region', { name: 'Latest wins' }).getByRole('group')
  await expect(window).toHaveAttribute('tabindex', '-1')
  await window.evaluate((element) => {
    const { width } = element.querySelector('ul')!.getBoundingClientRect()
    Object.assign(element.style, { flex: 'none', boxSizing: 'border-box', width: `${width + 8}px` })
  })
  expect(await window.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
  await expect(window).toHaveAttribute('tabindex', '0')
})

test('[GM-01] a failed lobby loads again on Try again @desktop', async ({ page, fault, scope }) => {
  await fault('/sys/game/all', 'status')
  await page.goto('/')
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await data('/_faults/clear', { userAgent: scope })
  await again.click()
  await expect(page.getByRole('heading', { name: 'Top games' })).toBeVisible()
})
