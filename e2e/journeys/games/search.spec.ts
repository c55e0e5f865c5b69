import type { Page } from '@playwright/test'
import { expect, test } from '../../support/test.ts'
import { cellOf, findGame, SLOT_GAME, openOffer } from './support.ts'

const TIDE = 'Tidewater'

test('search and vendor filter the list and show its count, and an empty result can be cleared', async ({ page }) => {
  await page.goto('/#/games/slots')
  const search = page.getByLabel('Search games')
  await search.fill('tide')
  await expect(cellOf(page, TIDE)).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '1 game' })).toBeVisible()
  await search.fill('no such game')
  await expect(page.getByText('No game matches')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).focus()
  await page.keyboard.press('Enter')
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()
  const vendors = page.getByLabel('Vendor')
  const option =
    (await vendors.locator('option').allTextContents()).find((label) => /^Slow River \(\d+\)$/.test(label)) ?? ''
  const count = /\d+/.exec(option)?.[0]
  await vendors.selectOption(option)
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: `${count} games` }),
  ).toBeVisible()
  // Choosing a category keeps both filters; a category without this vendor shows all of its games.
  const open = (name: string) =>
    page.getByRole('navigation', { name: 'Game categories' }).getByRole('link', { name, exact: true }).click()
  await open('Live casino')
  await expect(cellOf(page, 'Salon Roulette')).toHaveCount(1)
  await expect(vendors).toHaveValue('')
  await open('All')
  await expect(vendors.locator('option:checked')).toHaveText(/^Slow River/)
  await search.fill('tide')
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '1 game' })).toBeVisible()
  await open('Slots Games')
  await expect(page.getByRole('heading', { name: 'Slots Games' })).toBeVisible()
  await expect(search).toHaveValue('tide')
  await expect(cellOf(page, TIDE)).toHaveCount(1)
})

test('a search that finds nothing in a category goes on in all games', async ({ page }) => {
  await page.goto('/#/games/slots')
  const search = page.getByLabel('Search games')
  await search.fill('salon roulette')
  await expect(page.getByText('No game matches')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible()
  await page.getByRole('button', { name: 'Search all games' }).click()
  await expect(page.getByRole('heading', { name: 'All games' })).toBeVisible()
  await expect(search).toHaveValue('salon roulette')
  await expect(cellOf(page, 'Salon Roulette')).toHaveCount(1)
})

test('the categories fade towards the side that has more of them @mobile', async ({ page }) => {
  await page.goto('/#/games/top')
  const tabs = page.getByRole('navigation', { name: 'Game categories' }).getByRole('list')
  await expect(tabs).toBeVisible()
  const fades = () =>
    tabs.evaluate((element) => {
      const style = getComputedStyle(element)
      return [style.getPropertyValue('--fade-left'), style.getPropertyValue('--fade-right')]
    })
  await expect.poll(fades).toEqual(['0px', '48px'])
  await tabs.evaluate((element) => element.scrollTo({ left: 100 }))
  await expect.poll(fades).toEqual(['48px', '48px'])
  await tabs.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
  await expect.poll(fades).toEqual(['48px', '0px'])
})

test('Back restores the filtered list, and a new visit shows all games', async ({ page }) => {
  await page.goto('/#/games/slots')
  const search = page.getByLabel('Search games')
  const vendor = page.getByLabel('Vendor')
  await search.fill('tide')
  await vendor.selectOption(await vendor.locator('option', { hasText: 'Slow River' }).textContent())
  const found = page.getByRole('main').getByRole('status').filter({ hasText: '1 game' })
  await expect(found).toBeVisible()
  await page.getByRole('link', { name: 'Croupier', exact: true }).click()
  await expect(search).toBeHidden()
  await page.goBack()
  await expect(search).toHaveValue('tide')
  await expect(vendor).toHaveValue(/./)
  await expect(cellOf(page, TIDE)).toHaveCount(1)
  await expect(found).toBeVisible()

  await page.getByRole('link', { name: 'Croupier', exact: true }).click()
  await expect(search).toBeHidden()
  await page.evaluate(() => (location.hash = '#/games/slots'))
  await expect(search).toHaveValue('')
  await expect(vendor).toHaveValue('')
})

test("a cover's buttons open on focus, and start the game by keyboard @desktop", async ({ page }) => {
  await page.goto('/#/games/all')
  await page.getByLabel('Search games').fill(TIDE)
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '1 game' })).toBeVisible()
  const cell = cellOf(page, TIDE)
  await cell.getByRole('button', { name: TIDE, exact: true }).focus()
  for (const name of [`Add ${TIDE} to favourites`, `About ${TIDE}`, 'Play', 'Play for fun']) {
    await page.keyboard.press('Tab')
    await expect(cell.getByRole('button', { name, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  const pop = page.getByRole('dialog', { name: TIDE, exact: true })
  await expect(pop.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pop).toBeHidden()
})

test('a visitor’s favourites are kept on the device and moved to the account at login @desktop', async ({
  page,
  browser,
  newMember,
  signIn,
}) => {
  const cell = await findGame(page, TIDE)
  await cell.getByRole('button', { name: `Add ${TIDE} to favourites` }).click()
  await expect(cell.getByRole('button', { name: `Remove ${TIDE} from favourites` })).toBeVisible()
  await page.goto('/#/games/favourites')
  await page.reload()
  await expect(cellOf(page, TIDE)).toHaveCount(1)

  const member = await newMember()
  await signIn(member)
  const response = page.waitForResponse('**/ext/favourites/set')
  await page.reload()
  await response
  await expect(cellOf(page, TIDE)).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('croupier.favourites'))).toBeNull()

  const elsewhere = await browser.newContext()
  await elsewhere.addInitScript((token) => {
    if (window.origin !== 'null') localStorage.setItem('croupier.token', token)
  }, member.token)
  const other = await elsewhere.newPage()
  await other.goto('/#/games/favourites')
  await expect(cellOf(other, TIDE)).toHaveCount(1)
  await elsewhere.close()
})

test('a favourite removed by keyboard leaves the focus on the page @desktop', async ({ page }) => {
  const cell = await findGame(page, TIDE)
  await cell.getByRole('button', { name: `Add ${TIDE} to favourites` }).click()
  await page.goto('/#/games/favourites')
  // From here on, focus counts as keyboard focus.
  await page.keyboard.press('Tab')
  await cell.getByRole('button', { name: TIDE, exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(cell.getByRole('button', { name: `Remove ${TIDE} from favourites` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('No favourites yet')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('two tabs of a visitor share their favourites @desktop', async ({ page, context }) => {
  const heart = (tab: Page, name: string, state: 'Add' | 'Remove') =>
    tab.getByRole('button', { name: `${state} ${name} ${state === 'Add' ? 'to' : 'from'} favourites` })
  await findGame(page, TIDE)
  const other = await context.newPage()
  await findGame(other, SLOT_GAME)
  await page.bringToFront()
  await heart(page, TIDE, 'Add').click()
  await other.bringToFront()
  // Browsers propagate storage changes to other tabs with a short delay; no player acts in both within it.
  await expect.poll(() => other.evaluate(() => localStorage.getItem('croupier.favourites'))).toContain(TIDE)
  await heart(other, SLOT_GAME, 'Add').click()
  await expect(heart(other, SLOT_GAME, 'Remove')).toBeVisible()
  await page.bringToFront()
  await page.goto('/#/games/favourites')
  await expect(cellOf(page, TIDE)).toHaveCount(1)
  await expect(cellOf(page, SLOT_GAME)).toHaveCount(1)
  await openOffer(page, SLOT_GAME)
  await expect(heart(page, SLOT_GAME, 'Remove')).toBeVisible()
  await other.bringToFront()
  await heart(other, SLOT_GAME, 'Remove').click()
  await expect(cellOf(page, SLOT_GAME)).toHaveCount(0)
  await expect(cellOf(page, TIDE)).toHaveCount(1)
})
