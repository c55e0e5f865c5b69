import type { FrameLocator, Page } from '@playwright/test'
import { linesOf } from '../../support/lines-of.ts'
import { site } from '../../support/site.ts'
import { speak } from '../../support/language.ts'
import { expect, test } from '../../support/test.ts'
import { cellOf, openOffer, startGame } from './support.ts'

/** Both hands have three cards, the maximum in a coup. */
const COUP = {
  player: [10, 11, 8],
  banker: [5, 3, 21],
  playerTotal: 9,
  bankerTotal: 8,
  winner: 'player',
  bets: [{ spot: 'player', amount: 500 }],
  wins: [{ spot: 'player', amount: 1000 }],
}

/** Two hands with the longest texts for a result, and an insurance. */
const SPLIT = {
  bet: 500,
  hands: [
    { cards: [7, 20, 3, 1], stake: 50_000, doubled: false, closed: true, result: 'push' },
    { cards: [20, 10, 3], stake: 100_000, doubled: true, closed: true, result: 'bust' },
  ],
  active: 2,
  dealer: [0, 7, 2],
  dealerTotal: 21,
  totals: [
    { total: 21, soft: false },
    { total: 22, soft: false },
  ],
  insurance: 25_000,
  phase: 'done',
  moves: [],
}

/** Which of `things` are more than 1 px outside the table, or overlap one of `others`. */
const outOfPlace = (game: FrameLocator, things: string, others = 'nothing') =>
  game.locator('.stage').evaluate(
    (stage, { things, others }) => {
      const table = stage.getBoundingClientRect()
      const boxes = (names: string) =>
        [...stage.querySelectorAll(names)].map((each) => ({ box: each.getBoundingClientRect(), each }))
      const isOut = ({ left, right, top, bottom }: DOMRect) =>
        left < table.left - 1 || right > table.right + 1 || top < table.top - 1 || bottom > table.bottom + 1
      const isOver = (one: DOMRect, other: DOMRect) =>
        one.left < other.right - 1 &&
        other.left < one.right - 1 &&
        one.top < other.bottom - 1 &&
        other.top < one.bottom - 1
      return boxes(things)
        .filter(({ box }) => isOut(box) || boxes(others).some((other) => isOver(box, other.box)))
        .map(({ each }) => `${each.getAttribute('class')} ${each.textContent}`)
    },
    { things, others },
  )

/** Starts a game for fun, without animation. */
async function openForFun(page: Page, name: string): Promise<FrameLocator> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const game = (await startGame(page, name, 'Play for fun')).frameLocator('iframe')
  await expect(game.getByText('Play money')).toBeAttached()
  return game
}

async function openInGerman(page: Page, name: string): Promise<FrameLocator> {
  await speak(page, 'de')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/#/games/tables')
  const cell = await openOffer(page, name)
  await cell.getByRole('button', { name: 'Zum Spaß spielen' }).click()
  return page.getByRole('dialog', { name }).frameLocator('iframe')
}

/** Texts that extend beyond the edges of their button. */
const wordsOutside = (game: FrameLocator, buttons: string) =>
  game.locator(buttons).evaluateAll((all) =>
    all.flatMap((button) => {
      const { left, right } = button.getBoundingClientRect()
      const range = document.createRange()
      return [...button.querySelectorAll('*')]
        .filter((each) => {
          range.selectNodeContents(each)
          const box = range.getBoundingClientRect()
          return box.width > 0 && (box.left < left + 2 || box.right > right - 2)
        })
        .map((each) => each.textContent)
    }),
  )

/**
 * The first is the smallest phone still in use; the others are what browsers leave of usual ones between their bars.
 */
const PHONES = [
  [320, 568],
  [375, 553],
  [390, 664],
] as const
const ON_THEIR_SIDES = [
  [844, 390],
  [667, 375],
] as const

/** Runs the check at each size in turn; the page follows the window, so it is not reopened. */
async function onEach(page: Page, sizes: readonly (readonly [number, number])[], check: () => Promise<void>) {
  for (const [width, height] of sizes)
    await test.step(`on a phone of ${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      await check()
    })
}

test.use({ viewport: { width: PHONES[0][0], height: PHONES[0][1] } })

test('baccarat shows three cards per side beside the bets on small phones @mobile', async ({ page }) => {
  const round = { id: crypto.randomUUID(), status: 'settled', done: true, stake: 500, payout: 1000, view: COUP }
  await page.route(`${site.vendor}/open`, (route) => route.fulfill({ json: { round, balance: 100_500, wait: 0 } }))
  const game = await openForFun(page, 'Ivory Baccarat')
  await game.getByRole('button', { name: /^Player/ }).click()
  await onEach(page, PHONES, async () => {
    expect(await outOfPlace(game, '.bac-spot, .bac-spot b, .bac-spot .chip')).toEqual([])
    expect(await outOfPlace(game, '.bac-spot b', '.bac-spot .chip')).toEqual([])
  })
  await game.getByRole('button', { name: 'Deal', exact: true }).click()
  await expect(game.getByRole('status').filter({ hasText: 'Player wins, 9 to 8' })).toBeVisible()
  await onEach(page, PHONES, async () =>
    expect(await outOfPlace(game, '.bac-hand .card, .bac-hand .total, .bac-hand h2', '.bac-spot')).toEqual([]),
  )
})

test('baccarat keeps the longest word for a tie on its spot, with a chip and without, on small phones @mobile', async ({
  page,
}) => {
  const game = await openInGerman(page, 'Ivory Baccarat')
  const tie = game.getByRole('button', { name: /^Unentschieden/ })
  await expect(tie).toBeVisible()
  await onEach(page, PHONES, async () => expect(await wordsOutside(game, '.bac-spot')).toEqual([]))
  await tie.click()
  await expect(tie).toHaveAccessibleName(/gesetzt$/)
  await onEach(page, PHONES, async () => expect(await wordsOutside(game, '.bac-spot')).toEqual([]))
})

test('blackjack shows two hands and their results side by side on small phones, in German too @mobile', async ({
  page,
}) => {
  const round = { id: crypto.randomUUID(), status: 'settled', done: true, stake: 175_000, payout: 0, view: SPLIT }
  await page.route(`${site.vendor}/open`, (route) => route.fulfill({ json: { round, balance: 99_500, wait: 0 } }))
  const game = await openInGerman(page, 'Blackjack Classic')
  await game.getByRole('button', { name: 'Geben', exact: true }).click()
  await expect(game.getByText('Versicherung 250,00 Verloren')).toBeVisible()
  await expect(game.getByText('Unentschieden')).toBeVisible()
  await onEach(page, PHONES, async () => {
    expect(await outOfPlace(game, '.insurance, .hand, .total, .bet, .result')).toEqual([])
    expect(await outOfPlace(game, '.hand:first-child .result', '.hand:last-child .total')).toEqual([])
    expect(await outOfPlace(game, '.hand .cards', '.insurance')).toEqual([])
  })
})

test('video poker shows its whole pay table on small phones @mobile', async ({ page }) => {
  const game = await openForFun(page, 'Jacks or Better')
  await game.getByRole('button', { name: 'Deal', exact: true }).click()
  await expect(game.getByRole('button', { name: 'Draw' })).toBeEnabled()
  const table = game.getByRole('list').filter({ hasText: 'Royal flush' })
  await onEach(page, PHONES, async () => {
    expect(await outOfPlace(game, '.poker-pays li > *, .slot')).toEqual([])
    const hidden = await table.evaluate((list) => [
      list.scrollWidth - list.clientWidth,
      list.scrollHeight - list.clientHeight,
    ])
    expect(Math.max(...hidden)).toBeLessThanOrEqual(1)
  })
})

test('a cluster slot shows its whole board and ladder on small phones @mobile', async ({ page }) => {
  const game = await openForFun(page, 'Sea Glass')
  await onEach(page, PHONES, async () => expect(await outOfPlace(game, '.cabinet, .board, .ladder li')).toEqual([]))
})

test('roulette has finger-wide numbers and one-line odds on small phones @mobile', async ({ page }) => {
  const game = await openForFun(page, 'European Roulette')
  await onEach(page, PHONES, async () => {
    const box = await game.getByRole('button', { name: 'Number 17', exact: true }).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  })
  await game.getByRole('button', { name: 'Rules and payouts' }).click()
  const odds = game.getByRole('cell', { name: /^35\s:\s1$/ })
  await expect(odds).toBeVisible()
  await onEach(page, PHONES, async () => expect(await linesOf(odds)).toBe(1))
})

test("a cover's buttons show their whole text and overlap no other cover on small phones @mobile", async ({ page }) => {
  await speak(page, 'fr')
  await page.goto('/#/games/all')
  const name = 'Clubhouse Poker'
  await openOffer(page, name)
  const fun = cellOf(page, name).getByRole('button', { name: 'Jouer gratuitement' })
  await expect(fun).toBeVisible()
  await onEach(page, PHONES, async () => {
    const covered = await cellOf(page, name).evaluate((cell) => {
      const offer = [...cell.querySelectorAll('button')].map((button) => button.getBoundingClientRect())
      const covers = [...document.querySelectorAll('li:has(img)')].filter((other) => other !== cell)
      return covers.filter((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect()
        return offer.some((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top)
      }).length
    })
    expect(covered).toBe(0)
    expect(await linesOf(fun)).toBe(2)
  })
})

test('an open cover on small phones shows the game’s name above buttons for a finger @mobile', async ({ page }) => {
  const name = 'Clubhouse Poker'
  await page.goto('/#/games/all')
  const cell = await openOffer(page, name)
  await expect(cell.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await onEach(page, PHONES, async () => {
    const shown = (await cell.getByText(name).boundingBox())!
    const buttons = [`Add ${name} to favourites`, `About ${name}`, 'Play', 'Play for fun']
    const boxes = await Promise.all(
      buttons.map(async (button) => (await cell.getByRole('button', { name: button, exact: true }).boundingBox())!),
    )
    for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    const [heart, info, play, fun] = boxes
    expect(heart!.y).toBeGreaterThanOrEqual(shown.y + shown.height)
    expect(info!.x - heart!.x - heart!.width).toBeGreaterThanOrEqual(8)
    expect(play!.y - heart!.y - heart!.height).toBeGreaterThanOrEqual(8)
    expect(fun!.y - play!.y - play!.height).toBeGreaterThanOrEqual(8)
  })
})

test('a game’s title breaks no word beside the longest label for Deposit on small phones @mobile', async ({
  page,
  member: _member,
}) => {
  await speak(page, 'fil')
  await page.goto('/#/games/tables')
  const cell = await openOffer(page, 'Clubhouse Poker')
  await cell.getByRole('button', { name: 'Maglaro', exact: true }).click()
  const pop = page.getByRole('dialog', { name: 'Clubhouse Poker' })
  await expect(pop.getByRole('button', { name: 'Magdeposito' })).toBeVisible()
  await onEach(page, PHONES, async () =>
    expect(await linesOf(pop.getByRole('heading', { name: 'Clubhouse Poker' }))).toBeLessThanOrEqual(2),
  )
})

for (const name of ['European Roulette', 'Ivory Baccarat'])
  test(`${name} keeps the labels of undo, clear and repeat inside their buttons in landscape, in German too @mobile`, async ({
    page,
  }) => {
    const game = await openInGerman(page, name)
    await expect(game.getByRole('button', { name: 'Wiederholen', exact: true })).toBeVisible()
    await onEach(page, ON_THEIR_SIDES, async () => {
      for (const tool of ['Rückgängig', 'Leeren', 'Wiederholen']) {
        const button = game.getByRole('button', { name: tool, exact: true })
        await expect(button).toBeVisible()
        const box = await button.boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      }
      expect(await wordsOutside(game, '.tools button')).toEqual([])
    })
  })
