import { data } from '../../support/api.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import { envelope } from './games.ts'

interface Section {
  readonly count: number
  readonly data: readonly { readonly id: number; readonly name: string; readonly category: string }[]
}

const nothing: Section = { count: 0, data: [] }

test('[GM-01] each section of the home page shows only when its count is above 0', async ({ page }) => {
  const lobby = await data<Record<string, Section>>('/sys/game/all')
  await page.route('**/sys/game/all', (route) =>
    route.fulfill(envelope({ ...lobby, recently: lobby['top'], tableGames: nothing, liveCasino: { ...lobby['liveCasino'], count: 0 } })),
  )
  await page.goto('/')
  for (const name of ['Recently played', 'Top games', 'Slots games']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Table games', exact: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Live casino', exact: true })).toHaveCount(0)
})

test('[GM-01] says Coming soon when every section is empty @desktop', async ({ page }) => {
  const empty = { recently: nothing, top: nothing, slotsGames: nothing, tableGames: nothing, liveCasino: nothing }
  await page.route('**/sys/game/all', (route) => route.fulfill(envelope(empty)))
  await page.goto('/')
  await expect(page.getByText('Coming soon')).toBeVisible()
})

test('[GM-05] five covers in a row on a desktop, three on a phone, 20 px apart, sized and lazy', async ({ page, isPhone }) => {
  await page.goto('/#/games/all')
  const covers = page.getByRole('main').getByRole('listitem').filter({ has: page.getByRole('img') })
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
  await expectAccessible(page)
  if (!isPhone) return
  // Three covers across a phone on its side would be higher than its screen.
  await page.setViewportSize({ width: 844, height: 390 })
  await expect
    .poll(async () => {
      const [first, last] = [await covers.first().boundingBox(), await covers.nth(4).boundingBox()]
      return first !== null && last !== null && Math.abs(first.y - last.y) < 1 && first.height < 220
    })
    .toBe(true)
})

test('[GM-13] the ticker shows real wins as they are, and no invented ones', async ({ page }) => {
  await page.route('**/sys/latestWin/randomList', (route) => route.fulfill(envelope(['a***n $24.50', 'bare name'])))
  await page.goto('/')
  const ticker = page.getByRole('region', { name: 'Latest wins' })
  await expect(ticker).toContainText('a***n')
  await expect(ticker).toContainText('$24.50')
  await expect(ticker).not.toContainText('bare name')
  await ticker.getByRole('button', { name: 'Pause latest wins' }).click()
  await expect(ticker.getByRole('button', { name: 'Resume latest wins' })).toBeVisible()
})

test('[GM-01] a lobby that fails can be asked for again @desktop', async ({ page, fault }) => {
  await fault('/sys/game/all', 'status', { times: 1 })
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Top games' })).toBeVisible()
})
