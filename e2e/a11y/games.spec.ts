import type { FrameLocator } from '@playwright/test'
import { startGame } from '../journeys/games/support.ts'
import { site } from '../support/site.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

/** A game of each kind, and what is pressed between the two axe checks: bets on the table, then the round. */
const ALONE: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  'Koi Lantern': ['Spin'],
  'Sea Glass': ['Spin'],
  'Blackjack Classic': ['Deal'],
  'European Roulette': ['Number 17', 'Spin'],
  'Ivory Baccarat': [/^Player/, 'Deal'],
  'Clover Patch': ['Buy a card', /^Field 1/],
  'Jacks or Better': ['Deal', /^Hold/],
}

const LIVE = { 'Salon Roulette': ['Number 17'], 'Pavilion Baccarat': [/^Player/] }

async function pressEach(game: FrameLocator, labels: readonly (string | RegExp)[], check: () => Promise<void>) {
  await check()
  for (const name of labels) {
    await game.getByRole('button', { name, exact: true }).first().click()
    await check()
  }
}

for (const [name, labels] of Object.entries(ALONE)) {
  test(`axe finds no violation in ${name}, before and after each press @mobile`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const game = (await startGame(page, name, 'Play for fun')).frameLocator('iframe')
    await expect(game.getByText('Play money')).toBeAttached()
    await pressEach(game, labels, () => expectAccessible(page))
  })
}

for (const [name, labels] of Object.entries(LIVE)) {
  test(`axe finds no violation in ${name}, before and after a bet @mobile`, async ({ page, member: _member }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route(`${site.vendor}/live`, async (route) => {
      const answer = await route.fetch()
      const now = { round: 1, phase: 'betting', left: 900, result: null }
      await route.fulfill({ json: { ...((await answer.json()) as object), ...now } })
    })
    const game = (await startGame(page, name, 'Play')).frameLocator('iframe')
    await pressEach(game, labels, () => expectAccessible(page))
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}
