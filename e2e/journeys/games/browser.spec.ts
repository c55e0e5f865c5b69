import type { Page } from '@playwright/test'
import { success } from '../../support/api-answers.ts'
import { holdAnswer } from '../../support/calls.ts'
import { scrollNearEnd } from '../../support/scroll.ts'
import { expect, test } from '../../support/test.ts'
import { jumpToEnd } from './support.ts'

interface PageRequest {
  readonly pageNum: number
  readonly pageSize: number
  readonly category?: string
  readonly category_NEQ?: string
  readonly playForFun?: number
}

/** Serves a catalogue of the given length and records the requests for it. */
async function catalogue(page: Page, length: number): Promise<PageRequest[]> {
  const requests: PageRequest[] = []
  await page.route('**/base/game/listPage', async (route) => {
    const body = route.request().postDataJSON() as PageRequest
    requests.push(body)
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
    await route.fulfill({ json: success(answer) })
  })
  return requests
}

test('[GM-03] Top, All, Slots Games and Table Games each show their own list', async ({ page }) => {
  await page.goto('/#/games')
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
  const categories = page.getByRole('navigation', { name: 'Game categories' })
  const lists = [
    ['Top', 'Top games', { category_NEQ: 'Live Casino' }],
    ['All', 'All games', {}],
    ['Slots Games', 'Slots Games', { category: 'Slots' }],
    ['Table Games', 'Table Games', { category: 'Table Games' }],
  ] as const
  for (const [name, heading, filter] of lists) {
    const request = page.waitForRequest('**/base/game/listPage')
    await categories.getByRole('link', { name, exact: true }).click()
    const { category, category_NEQ } = (await request).postDataJSON() as PageRequest
    expect({ category, category_NEQ }).toEqual(filter)
    await expect(categories.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await expect(page).toHaveTitle(`${heading} · Croupier`)
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
  }
})

test('[RT-10] a category that does not exist leads to /404, and Back to the page before it', async ({ page }) => {
  await page.goto('/#/games/slots')
  await expect(page.getByRole('heading', { level: 1, name: 'Slots Games' })).toBeVisible()
  await page.goto('/#/games/nothing')
  await expect(page).toHaveURL(/#\/404$/)
  await page.goBack()
  await expect(page).toHaveURL(/#\/games\/slots$/)
})

test('[GM-02] Top omits live casino, and an empty category says Coming soon @desktop', async ({ page }) => {
  const requests = await catalogue(page, 0)
  await page.goto('/#/games/top')
  await expect(page.getByText('Coming soon')).toBeVisible()
  expect(requests[0]).toMatchObject({ category_NEQ: 'Live Casino', pageSize: 300, pageNum: 1 })
})

test('[GM-02] a list shows that it is loading @desktop', async ({ page }) => {
  const list = await holdAnswer(page, '/base/game/listPage')
  await page.goto('/#/games/slots')
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toBeAttached()
  list.release()
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
})

test('[GM-06] each page of 300 is loaded once, and none after the last @mobile', async ({ page }) => {
  const requests = await catalogue(page, 700)
  await page.goto('/#/games/all')
  await expect(page.getByRole('button', { name: 'Game 1', exact: true })).toBeVisible()
  await expect(async () => {
    await jumpToEnd(page)
    await expect(page.getByText('No more games')).toBeInViewport({ timeout: 500 })
  }).toPass()
  await jumpToEnd(page)
  expect(requests.map(({ pageNum }) => pageNum)).toEqual([1, 2, 3])
  expect(requests.every(({ pageSize }) => pageSize === 300)).toBe(true)
})

for (const [path, threshold] of [
  ['/games/slots', 1150],
  ['/games/top', 500],
  ['/fun', 500],
] as const) {
  test(`[GM-06] ${path} requests its next page ${threshold} px from the end, and not before @desktop`, async ({
    page,
  }) => {
    const requests = await catalogue(page, 350)
    await page.goto(`/#${path}`)
    await expect(page.getByRole('main').getByRole('button', { name: 'Game 1', exact: true })).toBeVisible()
    await scrollNearEnd(page.getByRole('main'), threshold + 20)
    expect(requests.map(({ pageNum }) => pageNum)).toEqual([1])
    await scrollNearEnd(page.getByRole('main'), threshold - 20)
    await expect.poll(() => requests.map(({ pageNum }) => pageNum)).toEqual([1, 2])
  })
}

test('[GM-06] a long catalogue loads each page once and renders only the games in view @desktop', async ({
  page,
  settings,
}) => {
  await settings({ catalogueSize: 2_400 })
  const requests: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/base/game/listPage')) requests.push((request.postDataJSON() as PageRequest).pageNum)
  })
  await page.goto('/#/games/all')
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
  await expect(async () => {
    await jumpToEnd(page)
    await expect(page.getByText('No more games')).toBeInViewport({ timeout: 300 })
  }).toPass()
  for (const key of ['Home', 'End', 'Home', 'End']) await page.keyboard.press(key)
  expect(requests).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(await page.getByRole('main').getByRole('listitem').count()).toBeLessThan(200)
  // Covers that were scrolled past quickly are drawn once the list stands still.
  await expect(page.getByRole('main').getByRole('listitem').last().getByRole('img')).toBeVisible()
})

test('[GM-04] the list of free games shows every game for fun, with infinite scroll', async ({ page }) => {
  const requests = await catalogue(page, 350)
  await page.goto('/#/fun')
  await expect(page.getByRole('heading', { level: 1, name: 'Play for fun' })).toBeVisible()
  await expect(async () => {
    await jumpToEnd(page)
    await expect(page.getByText('No more games')).toBeInViewport({ timeout: 500 })
  }).toPass()
  expect(requests.map(({ pageNum, playForFun }) => [pageNum, playForFun])).toEqual([
    [1, 1],
    [2, 1],
  ])
})
