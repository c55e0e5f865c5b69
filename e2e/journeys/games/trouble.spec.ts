import { site } from '../../support/site.ts'
import { expect, test } from '../../support/test.ts'
import { KOI, start } from './games.ts'

const PAGES = `${site.vendor}/play/**`

test('[GM-07] a vendor that is slow: the player is told, tries again, or closes @desktop', async ({ page, member }) => {
  await page.clock.install()
  const gate = Promise.withResolvers<void>()
  let isSlow = true
  await page.route(PAGES, async (route) => {
    if (!isSlow) return route.continue()
    await gate.promise
    await route.abort().catch(() => undefined)
  })
  const pop = await start(page, KOI, 'Play')
  await expect(pop.locator('iframe')).toBeAttached()
  await page.clock.fastForward(12_000)
  const told = pop.getByRole('alert')
  await expect(told).toContainText('The game takes longer than usual to load.')
  await told.getByRole('button', { name: 'Close the game' }).click()
  await expect(pop).toBeHidden()

  const again = await start(page, KOI, 'Play')
  await expect(again.locator('iframe')).toBeAttached()
  await page.clock.fastForward(12_000)
  isSlow = false
  await again.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  gate.resolve()
  await expect(again.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible()
  await expect(again.getByRole('alert')).toHaveCount(0)
  expect(member.id).toBeGreaterThan(0)
})

test('[GM-07] a vendor that is down or refuses: a way out beside the broken page, and back when it works @desktop', async ({
  page,
}) => {
  await page.clock.install()
  await page.route(PAGES, (route) => route.abort('connectionrefused'))
  const pop = await start(page, KOI, 'Play for fun')
  await expect(pop.getByRole('status').filter({ hasText: 'Loading' })).toBeHidden()
  await page.clock.fastForward(8_000)
  const note = pop.getByRole('status').filter({ hasText: 'Is the game not showing?' })
  await expect(note).toBeVisible()
  await page.unroute(PAGES)
  await note.getByRole('button', { name: 'Try again' }).click()
  await expect(pop.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible()
  await page.clock.fastForward(20_000)
  await expect(note).toBeHidden()
})

test('[GM-07] a game that is lost in mid-round says so in its own page, and the round is answered once @desktop', async ({
  page,
  member,
}) => {
  const pop = await start(page, KOI, 'Play')
  const game = pop.frameLocator('iframe')
  await expect(game.getByRole('button', { name: 'Spin' })).toBeVisible()
  let taken = 0
  await page.route(`${site.vendor}/open`, async (route) => {
    // The bet is taken, its answer is lost: the page asks again with the same bet.
    if (taken++ === 0) await route.fetch()
    if (taken === 1) return route.abort()
    return route.continue()
  })
  await game.getByRole('button', { name: 'Spin' }).click()
  await expect(game.getByRole('status').filter({ hasText: 'Connection lost. Trying again' })).toBeVisible()
  await expect(game.getByRole('status').filter({ hasText: /\b(win|won|back)\b/i })).toBeVisible()
  expect(taken).toBe(2)
  await game.getByRole('button', { name: 'Last rounds' }).click()
  const rounds = game.getByRole('dialog', { name: 'Last rounds' })
  await expect(rounds.getByRole('row')).toHaveCount(2)
  await expect(rounds).toContainText('you staked $2.00')
  expect(member.id).toBeGreaterThan(0)
})
