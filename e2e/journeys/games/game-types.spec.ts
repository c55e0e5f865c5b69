import { expect, expectAccessible, test } from '../../support/test.ts'
import { stopClock } from '../../support/clock.ts'
import { data } from '../../support/api.ts'
import { textOf } from '../../support/calls.ts'
import { site } from '../../support/site.ts'
import { balanceOf, roundEnd, startGame } from './support.ts'

test('a cluster slot plays board after board, lists payouts by size, and records the round @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  const pop = await startGame(page, 'Sea Glass', 'Play for fun')
  const game = pop.frameLocator('iframe')
  const spin = game.getByRole('button', { name: 'Spin' })
  await expect(spin).toBeEnabled()
  await stopClock(page)
  const response = page.waitForResponse((answer) => answer.url().endsWith('/open'))
  await spin.press('Space')
  // The rest of two and a half seconds, by the table's clock.
  const { wait } = (await (await response).json()) as { wait: number }
  expect(wait).toBeGreaterThan(1_000)
  let passed = 0
  await expect(async () => {
    await page.clock.runFor(250)
    passed += 250
    await expect(spin).toBeEnabled({ timeout: 100 })
  }).toPass()
  expect(passed).toBeGreaterThanOrEqual(wait)
  await expect(roundEnd(game)).toBeVisible()
  await page.clock.resume()
  await game.getByRole('button', { name: 'Rules and payouts' }).click()
  const rules = game.getByRole('dialog', { name: 'Sea Glass' })
  await expect(rules).toContainText('Five or more of the same symbol that touch side by side')
  await expect(rules).toContainText('12–15')
  await expectAccessible(page)
  await rules.getByRole('button', { name: 'Close' }).click()
  await game.getByRole('button', { name: 'Last rounds' }).click()
  await expect(game.getByRole('dialog', { name: 'Last rounds' }).getByRole('row')).toHaveCount(2)
})

test('roulette takes split, street, corner and six-line bets by touch at the edges of the numbers @mobile', async ({
  page,
}) => {
  const launched = page.waitForRequest('**/sys/game/getTryPlayUrl')
  await startGame(page, 'European Roulette', 'Play for fun')
  const id = textOf(await launched, 'id')
  // Opened as a page: Chromium 150 counts a frame's offset twice when it turns emulated touches into a tap.
  await page.goto(await data<string>('/sys/game/getTryPlayUrl', { id, channel: 'mobile' }))
  const game = page.getByRole('main')
  const number = game.getByRole('button', { name: /^Number 17(,|$)/ })
  await number.scrollIntoViewIfNeeded()
  const { width, height } = (await number.boundingBox())!
  const middle = { x: width / 2, y: height / 2 }
  await number.tap({ position: middle })
  // The table is upright: numbers rise downwards, and 16 is left of 17, at the edge.
  await number.tap({ position: { ...middle, y: height - 4 } })
  await number.tap({ position: { x: width - 4, y: height - 4 } })
  const outer = game.getByRole('button', { name: /^Number 16(,|$)/ })
  await outer.tap({ position: { ...middle, x: 4 } })
  await outer.tap({ position: { x: 4, y: height - 4 } })
  for (const numbers of ['17, 20', '17, 18, 20, 21', '16, 17, 18', '16, 17, 18, 19, 20, 21']) {
    await expect(game.getByRole('button', { name: new RegExp(`^Numbers ${numbers}, [\\d.]+ placed$`) })).toBeVisible()
  }
  await expect(game.getByText('Total stake').locator('..')).toContainText('5')
})

test('roulette is played by keyboard: arrows move over the layout and its lines, Enter places a chip @desktop', async ({
  page,
}) => {
  const pop = await startGame(page, 'European Roulette', 'Play for fun')
  const game = pop.frameLocator('iframe')
  await game.getByRole('button', { name: 'Number 17', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(game.getByRole('button', { name: /^Numbers 17, 20, [\d.]+ placed$/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(game.getByRole('button', { name: /^Numbers 16, 17, 19, 20, [\d.]+ placed$/ })).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(game.getByRole('button', { name: 'Numbers 16, 17, 19, 20', exact: true })).toBeVisible()
})

test("Tab moves from a game's last control to the first of its pop-up, and Shift+Tab back @desktop", async ({
  page,
}) => {
  const pop = await startGame(page, 'Harbour Blackjack', 'Play for fun')
  const deal = pop.frameLocator('iframe').getByRole('button', { name: 'Deal', exact: true })
  const about = pop.getByRole('button', { name: 'About this game' })
  await deal.focus()
  await page.keyboard.press('Tab')
  await expect(about).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(pop.locator('iframe')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(deal).toBeFocused()
})

test('live chips that are not placed in time are returned with a message, and Repeat lays them again @desktop', async ({
  page,
  member,
}) => {
  let now = { round: 1, phase: 'betting', left: 900 }
  await page.route(`${site.vendor}/live`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...((await answer.json()) as object), ...now, result: null } })
  })
  const game = (await startGame(page, 'Salon Roulette', 'Play')).frameLocator('iframe')
  const number = game.getByRole('button', { name: 'Number 17', exact: true })
  const chip = game.getByRole('button', { name: /^Number 17, \$[\d.]+ placed$/ })
  const notice = game.getByRole('status').filter({ hasText: /^No more bets\. Your chips \(\$[\d.]+\) were not placed/ })
  await number.click()
  await expect(chip).toBeVisible()
  now = { round: 1, phase: 'closed', left: 900 }
  await expect(notice).toBeVisible()
  await expect(number).toBeDisabled()
  now = { round: 2, phase: 'betting', left: 900 }
  await game.getByRole('button', { name: 'Repeat', disabled: false }).click()
  await expect(chip).toBeVisible()
  expect(await balanceOf(member.token)).toBe(500)
})

for (const { name, buy, end } of [
  { name: 'Clover Patch', buy: 'Buy a card', end: 'Scratch all' },
  { name: 'Jacks or Better', buy: 'Deal', end: 'Draw' },
])
  test(`${name}: the second tap of a double tap stakes nothing @desktop`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    const game = (await startGame(page, name, 'Play for fun')).frameLocator('iframe')
    const button = (label: string) => game.getByRole('button', { name: label, exact: true })
    await button(buy).click()
    await expect(button(end)).toBeEnabled()
    await stopClock(page)
    await button(end).click()
    await expect(game.getByRole('status').filter({ hasText: /No win|You won|paid back/ })).toBeVisible()
    const enabled = game.locator('.controls').getByRole('button', { disabled: false })
    await expect(enabled).toHaveCount(0)
    await page.clock.runFor(300)
    await expect(enabled).toHaveCount(0)
    await page.clock.runFor(400)
    await expect(button(buy)).toBeEnabled()
  })
