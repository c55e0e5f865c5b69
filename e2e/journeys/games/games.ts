import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { data } from '../../support/api.ts'

export const KOI = 'Koi Lantern'

/** An answer of the API, as the site gets it. */
export const envelope = (value: unknown) => ({ json: { error: 0, message: '', data: value } })

/** To the very end, as a player who holds the key does. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
}

/** A game's cell in a list. */
export const cellOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) })

/**
 * Opens what a cover offers, as a finger does or a mouse that comes near: a click's own move would open the offer, and
 * the press then meet one of its buttons.
 */
export async function openOffer(page: Page, name: string): Promise<Locator> {
  const cell = cellOf(page, name)
  const cover = cell.getByRole('button', { name, exact: true })
  if (await page.evaluate(() => matchMedia('(hover: none)').matches)) {
    await cover.tap()
  } else {
    // It comes from elsewhere: a cover that a list brings under a mouse at rest may hear of it late.
    await page.mouse.move(0, 0)
    await cover.hover()
  }
  return cell
}

/** Finds a game by its name in the browser and opens what its cover offers. */
export async function find(page: Page, name: string): Promise<Locator> {
  await page.goto('/#/games/all')
  await page.getByLabel('Search games').fill(name)
  await expect(cellOf(page, name)).toHaveCount(1)
  return openOffer(page, name)
}

/** Starts a game by its cover; answers its pop-up. */
export async function start(page: Page, name: string, how: 'Play' | 'Play for fun'): Promise<Locator> {
  const cell = await find(page, name)
  await cell.getByRole('button', { name: how, exact: true }).click()
  return page.getByRole('dialog', { name, exact: true })
}

/** What a game says at the end of a round, won or lost. */
export const ROUND_ENDED = /\b(win|won|back)\b/i
export const roundEnd = (game: FrameLocator): Locator => game.getByRole('status').filter({ hasText: ROUND_ENDED })

/** Plays one round of a slot game to its end, and closes it. */
export async function spinAndClose(pop: Locator): Promise<void> {
  const game = pop.frameLocator('iframe')
  await game.getByRole('button', { name: 'Spin' }).click()
  await expect(roundEnd(game).first()).toBeVisible()
  await pop.getByRole('button', { name: 'Close' }).click()
}

/** What the member can play with, in units of the currency. */
export const balanceOf = async (token: string): Promise<number> =>
  Number((await data<{ availableBalance: string }>('/sys/auth/token/info', {}, token)).availableBalance)
