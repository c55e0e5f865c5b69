import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { availableBalance } from '../../support/api.ts'

/** A slot game of the catalogue, for tests that need any slot. */
export const SLOT_GAME = 'Koi Lantern'

/** Scrolls to the very end, as a player who holds the End key does. */
export async function jumpToEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
}

/** A game's cell in a list. */
export const cellOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) })

/**
 * Opens a cover's buttons by a tap, or by hovering with a mouse: a click would hover first, and the press then hit one
 * of the buttons that appear.
 */
export async function openOffer(page: Page, name: string): Promise<Locator> {
  const cell = cellOf(page, name)
  const cover = cell.getByRole('button', { name, exact: true })
  if (await page.evaluate(() => matchMedia('(hover: none)').matches)) {
    await cover.tap()
  } else {
    // The mouse comes from elsewhere: a cover that a list moves under a resting mouse may get the event late.
    await page.mouse.move(0, 0)
    await cover.hover()
  }
  return cell
}

/** Finds a game by name in the browser and opens its cover's buttons. */
export async function findGame(page: Page, name: string): Promise<Locator> {
  await page.goto('/#/games/all')
  await page.getByLabel('Search games').fill(name)
  await expect(cellOf(page, name)).toHaveCount(1)
  return openOffer(page, name)
}

/** Starts a game by its cover; returns its pop-up. */
export async function startGame(page: Page, name: string, how: 'Play' | 'Play for fun'): Promise<Locator> {
  const cell = await findGame(page, name)
  await cell.getByRole('button', { name: how, exact: true }).click()
  return page.getByRole('dialog', { name, exact: true })
}

/** Words with which a game announces the end of a round, won or lost. */
export const ROUND_ENDED = /\b(win|won|back)\b/i

/** The status line of a game whose round has ended. */
export const roundEnd = (game: FrameLocator): Locator => game.getByRole('status').filter({ hasText: ROUND_ENDED })

/** The game's status line, when it says this. */
export const statusLine = (game: Page | FrameLocator, text: string | RegExp): Locator =>
  game.getByRole('status').filter({ hasText: text })

/** Spins a slot game once and closes it when the result is announced, which may be that free games are won. */
export async function playRoundAndClose(pop: Locator): Promise<void> {
  const game = pop.frameLocator('iframe')
  await game.getByRole('button', { name: 'Spin' }).click()
  await expect(roundEnd(game).or(statusLine(game, 'Free games:')).first()).toBeVisible()
  await pop.getByRole('button', { name: 'Close' }).click()
}

/** The member's available balance, in units of the currency. */
export const balanceOf = async (token: string): Promise<number> => Number(await availableBalance(token))
