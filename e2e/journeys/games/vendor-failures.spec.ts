import type { Locator } from '@playwright/test'
import { site } from '../../support/site.ts'
import { expect, test } from '../../support/test.ts'
import { SLOT_GAME, roundEnd, startGame } from './support.ts'

const PAGES = `${site.vendor}/play/**`

test('[GM-07] a slow vendor is reported, and the player can try again or close @desktop', async ({
  page,
  member: _member,
}) => {
  await page.clock.install()
  const gate = Promise.withResolvers<void>()
  let isSlow = true
  await page.route(PAGES, async (route) => {
    if (!isSlow) return route.continue()
    await gate.promise
    await route.abort().catch(() => undefined)
  })
  const pop = await startGame(page, SLOT_GAME, 'Play')
  await expect(pop.locator('iframe')).toBeAttached()
  await page.clock.fastForward(12_000)
  const notice = pop.getByRole('alert')
  await expect(notice).toContainText('The game is taking longer than usual to load.')
  await notice.getByRole('button', { name: 'Close the game' }).click()
  await expect(pop).toBeHidden()

  const again = await startGame(page, SLOT_GAME, 'Play')
  await expect(again.locator('iframe')).toBeAttached()
  await page.clock.fastForward(12_000)
  isSlow = false
  await again.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  gate.resolve()
  await expect(again.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible()
  await expect(again.getByRole('alert')).toHaveCount(0)
})

/** What is topmost in the middle of the game's area: the site's own cover, or the vendor's frame. */
const onTop = (pop: Locator) =>
  pop.locator('iframe').evaluate((frame) => {
    const { x, y, width, height } = frame.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === frame ? 'frame' : 'cover'
  })

test('[GM-07] an unavailable vendor shows advice above the broken page, and Try again opens the game @desktop', async ({
  page,
}) => {
  await page.route(PAGES, (route) => route.abort('connectionrefused'))
  const pop = await startGame(page, SLOT_GAME, 'Play for fun')
  const notice = pop.getByRole('alert').filter({ hasText: 'If you cannot see the game, try again.' })
  await expect(notice).toBeVisible()
  await page.unroute(PAGES)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(pop.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible()
  await expect(notice).toBeHidden()
})

test('[GM-07] a game without messages shows once its frame has loaded, and a closed notice stays closed', async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>()
  await page.route(PAGES, async (route) => {
    await gate.promise
    await route.fulfill({ contentType: 'text/html', body: '<h1>A game of few words</h1>' })
  })
  const pop = await startGame(page, SLOT_GAME, 'Play for fun')
  await expect(pop.locator('iframe')).toBeAttached()
  expect(await onTop(pop)).toBe('cover')
  gate.resolve()
  await expect.poll(() => onTop(pop)).toBe('frame')
  const notice = pop.getByRole('alert').filter({ hasText: 'If you cannot see the game' })
  await notice.getByRole('button', { name: 'Hide this note' }).click()
  await expect(notice).toHaveCount(0)
  await pop.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(pop).toBeHidden()
  const again = await startGame(page, SLOT_GAME, 'Play for fun')
  await expect.poll(() => onTop(again)).toBe('frame')
  await expect(again.getByRole('alert')).toHaveCount(0)
})

test('[GM-07] a game that loses its connection resumes with one session and one answer per round @desktop', async ({
  page,
  member: _member,
}) => {
  let sessions = 0
  await page.route(`${site.vendor}/session`, async (route) => {
    // The launch token is used up, but the response is lost.
    if (sessions++ === 0) await route.fetch()
    if (sessions === 1) return route.abort()
    return route.continue()
  })
  const pop = await startGame(page, SLOT_GAME, 'Play')
  const game = pop.frameLocator('iframe')
  await expect(game.getByRole('status').filter({ hasText: 'Connection lost. Trying again' })).toBeVisible()
  await expect(game.getByRole('button', { name: 'Spin' })).toBeVisible()
  expect(sessions).toBe(2)
  let bets = 0
  await page.route(`${site.vendor}/open`, async (route) => {
    // The bet is taken, but the response is lost: the page repeats the request with the same bet.
    if (bets++ === 0) await route.fetch()
    if (bets === 1) return route.abort()
    return route.continue()
  })
  await game.getByRole('button', { name: 'Spin' }).click()
  await expect(game.getByRole('status').filter({ hasText: 'Connection lost. Trying again' })).toBeVisible()
  await expect(roundEnd(game)).toBeVisible()
  expect(bets).toBe(2)
  await game.getByRole('button', { name: 'Last rounds' }).click()
  const rounds = game.getByRole('dialog', { name: 'Last rounds' })
  await expect(rounds.getByRole('row')).toHaveCount(2)
  await expect(rounds).toContainText('you staked $2.00')
})

test('[GM-07] a message over a game covers neither the game’s buttons nor Close @mobile', async ({ page, context }) => {
  const pop = await startGame(page, SLOT_GAME, 'Play for fun')
  const spin = pop.frameLocator('iframe').getByRole('button', { name: 'Spin' })
  await expect(spin).toBeEnabled()
  await context.setOffline(true)
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('You are offline.')).toBeVisible()
  await spin.click({ trial: true })
  await pop.getByRole('button', { name: 'Close' }).click({ trial: true })
  await context.setOffline(false)
})
