import type { Page } from '@playwright/test'
import { expect, test } from '../../support/test.ts'

interface Asked {
  readonly pageNum: number
  readonly pageSize: number
  readonly category?: string
  readonly category_NEQ?: string
  readonly playForFun?: number
}

/** Serves a catalogue of the given length, and keeps what was asked for. */
async function catalogue(page: Page, length: number): Promise<Asked[]> {
  const asked: Asked[] = []
  await page.route('**/base/game/listPage', async (route) => {
    const body = route.request().postDataJSON() as Asked
    asked.push(body)
    const first = (body.pageNum - 1) * body.pageSize
    const count = Math.max(0, Math.min(body.pageSize, length - first))
    const content = Array.from({ length: count }, (_, index) => ({
      id: first + index + 1,
      name: `Game ${first + index + 1}`,
      vendor: 'northlight',
      cover: '',
      category: 'Slots',
      enabled: 1,
      playForFun: 1,
      totalPlayCount: 0,
    }))
    const last = first + count >= length
    const answer = { content, number: body.pageNum - 1, size: body.pageSize, totalElements: length, last }
    await route.fulfill({ json: { error: 0, message: '', data: answer } })
  })
  return asked
}

/** To the very end, as a player who holds the key does. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
}

test('[GM-03] the categories Top, All, Slots Games and Table Games each show their list', async ({ page }) => {
  await page.goto('/#/games')
  const categories = page.getByRole('navigation', { name: 'Game categories' })
  for (const name of ['Top', 'All', 'Slots Games', 'Table Games']) {
    await categories.getByRole('link', { name, exact: true }).click()
    await expect(categories.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
  }
})

test('[GM-02] Top leaves live casino out; an empty category says Coming soon @desktop', async ({ page }) => {
  const asked = await catalogue(page, 0)
  await page.goto('/#/games/top')
  await expect(page.getByText('Coming soon')).toBeVisible()
  expect(asked[0]).toMatchObject({ category_NEQ: 'Live Casino', pageSize: 300, pageNum: 1 })
})

test('[GM-02] a list that loads shows that it does @desktop', async ({ page }) => {
  const gate = Promise.withResolvers<void>()
  await page.route('**/base/game/listPage', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/#/games/slots')
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toBeAttached()
  gate.resolve()
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
})

test('[GM-06] pages of 300 come once each, and none after the last', async ({ page }) => {
  const asked = await catalogue(page, 700)
  await page.goto('/#/games/all')
  await expect(page.getByRole('button', { name: 'Game 1', exact: true })).toBeVisible()
  await expect(async () => {
    await scrollToEnd(page)
    await expect(page.getByText('No more games')).toBeInViewport({ timeout: 500 })
  }).toPass()
  await scrollToEnd(page)
  expect(asked.map(({ pageNum }) => pageNum)).toEqual([1, 2, 3])
  expect(asked.every(({ pageSize }) => pageSize === 300)).toBe(true)
})

test('[GM-06] a list of 10,000 keeps few games in the page @desktop', async ({ page }) => {
  await catalogue(page, 10_000)
  await page.goto('/#/games/all')
  await expect(page.getByRole('button', { name: 'Game 1', exact: true })).toBeVisible()
  await scrollToEnd(page)
  await scrollToEnd(page)
  expect(await page.getByRole('main').getByRole('listitem').count()).toBeLessThan(200)
})

test('[GM-04] every game that can be played for fun, with infinite scroll', async ({ page }) => {
  const asked = await catalogue(page, 350)
  await page.goto('/#/fun')
  await expect(page.getByRole('heading', { level: 1, name: 'Play for fun' })).toBeVisible()
  await expect(async () => {
    await scrollToEnd(page)
    await expect(page.getByText('No more games')).toBeInViewport({ timeout: 500 })
  }).toPass()
  expect(asked.map(({ pageNum, playForFun }) => [pageNum, playForFun])).toEqual([[1, 1], [2, 1]])
})

test('search and vendor narrow the list; favourites stay with the member', async ({ page, member }) => {
  await page.goto('/#/games/all')
  await page.getByLabel('Search games').fill('Tidewater')
  const cell = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Tidewater', exact: true }) })
  await cell.getByRole('button', { name: 'Tidewater', exact: true }).click()
  const kept = page.waitForResponse('**/ext/favourites/set')
  await cell.getByRole('button', { name: 'Add Tidewater to favourites' }).click()
  await kept
  await expect(cell.getByRole('button', { name: 'Remove Tidewater from favourites' })).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'Favourites' }).click()
  await expect(page.getByRole('button', { name: 'Tidewater', exact: true })).toBeVisible()
  expect(member.id).toBeGreaterThan(0)
})
