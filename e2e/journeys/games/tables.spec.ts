import { site } from '../../support/site.ts'
import { speak } from '../../support/language.ts'
import { expect, test } from '../../support/test.ts'
import { openOffer, startGame, statusLine } from './support.ts'

test('live bets whose answer is lost are not placed twice, and block new ones until their state is known @desktop', async ({
  page,
  member: _member,
}) => {
  let now = { round: 1, phase: 'betting', left: 900 }
  let tries = 0
  let isCut = true
  const ticket = { bets: [{ spot: '17', amount: 50 }], wins: [] }
  const bet = { id: 'lost', status: 'open', done: false, stake: 50, payout: 0, view: ticket }
  const onItsWay = { ...bet, status: 'betting', view: null }
  await page.route(`${site.vendor}/live`, async (route) => {
    // The page gives up an action after four tries; then nothing gets through for a while.
    if (tries === 4 && isCut) return route.abort()
    const answer = await route.fetch()
    const mine = tries === 0 || now.round > 1 ? [] : [isCut ? onItsWay : bet]
    return route.fulfill({ json: { ...((await answer.json()) as object), ...now, mine, result: null } })
  })
  await page.route(`${site.vendor}/open`, (route) => {
    tries++
    return route.abort()
  })
  await page.route(`${site.vendor}/state`, (route) =>
    isCut ? route.abort() : route.fulfill({ json: { round: bet, balance: 49_950, wait: 0 } }),
  )
  const game = (await startGame(page, 'Salon Roulette', 'Play')).frameLocator('iframe')
  const placeBets = game.getByRole('button', { name: 'Place bets' })
  await game.getByRole('button', { name: 'Number 17', exact: true }).click()
  const request = page.waitForRequest(`${site.vendor}/state`, { timeout: 20_000 })
  await placeBets.click()
  await request
  // The page has given up the action: whether a stake was taken is not known yet.
  await expect(placeBets).toBeDisabled()
  await expect(statusLine(game, 'Connection lost. Trying again')).toBeVisible()
  now = { round: 1, phase: 'closed', left: 900 }
  isCut = false
  await expect(statusLine(game, /^Bets placed: \$0\.50$/)).toBeVisible()
  await expect(game.getByRole('button', { name: 'Number 17, $0.50 placed', exact: true })).toBeVisible()
  await expect(game.getByText('Total stake$0.50', { exact: true })).toBeVisible()
  now = { round: 2, phase: 'betting', left: 900 }
  await expect(game.getByRole('button', { name: 'Repeat', disabled: false })).toBeVisible()
  await expect(game.getByRole('button', { name: 'Number 17', exact: true })).toBeVisible()
  expect(tries).toBe(4)
})

for (const { name, key, first, second } of [
  { name: 'European Roulette', key: 'Spin', first: /^Red/, second: /^Black/ },
  { name: 'Ivory Baccarat', key: 'Deal', first: /^Player/, second: /^Tie/ },
])
  test(`${name}: the key for Repeat acts like its button and removes no chips @desktop`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const game = (await startGame(page, name, 'Play for fun')).frameLocator('iframe')
    const on = (spot: RegExp) => game.getByRole('button', { name: new RegExp(`${spot.source}.*, [\\d.]+ placed$`) })
    const repeat = game.getByRole('button', { name: 'Repeat' })
    await game.getByRole('button', { name: first }).click()
    await game.getByRole('button', { name: key, exact: true }).click()
    await expect(repeat).toBeEnabled()
    await game.getByRole('button', { name: second }).click()
    await expect(repeat).toBeDisabled()
    await page.keyboard.press('r')
    await expect(on(second)).toBeVisible()
    await expect(on(first)).toHaveCount(0)
    await page.keyboard.press('u')
    await expect(on(second)).toHaveCount(0)
    await page.keyboard.press('r')
    await expect(on(first)).toBeVisible()
  })

test('blackjack focuses No insurance at a dealer’s ace, and Hit in play @desktop', async ({ page }) => {
  const hand = { cards: [8, 22], stake: 500, doubled: false, closed: false, result: null }
  const view = {
    bet: 500,
    hands: [hand],
    active: 0,
    dealer: [0],
    dealerTotal: 11,
    totals: [{ total: 19, soft: false }],
  }
  const insuranceView = { ...view, insurance: null, phase: 'insurance', moves: ['insure', 'decline'] }
  const inPlay = { ...view, insurance: 0, phase: 'player', moves: ['hit', 'stand', 'double'] }
  const answer = (now: object) => ({
    json: {
      round: { id: crypto.randomUUID(), status: 'open', done: false, stake: 500, payout: 0, view: now },
      balance: 99_500,
      wait: 0,
    },
  })
  await page.route(`${site.vendor}/open`, (route) => route.fulfill(answer(insuranceView)))
  await page.route(`${site.vendor}/move`, (route) => route.fulfill(answer(inPlay)))
  const game = (await startGame(page, 'Blackjack Classic', 'Play for fun')).frameLocator('iframe')
  await game.getByRole('button', { name: 'Deal', exact: true }).press('Enter')
  const decline = game.getByRole('button', { name: 'No insurance' })
  await expect(decline).toBeFocused()
  await page.keyboard.press('Space')
  await expect(game.getByRole('button', { name: 'Hit' })).toBeFocused()
})

for (const { is, dealer, sum, result } of [
  { is: 'of a dealer with blackjack', dealer: [0, 9], sum: 21, result: 'Win' },
  { is: 'of a dealer without blackjack', dealer: [0, 7], sum: 19, result: 'Lost' },
  { is: 'while the hand goes on', dealer: [0], sum: 11, result: 'Lost' },
])
  test(`blackjack shows an insurance with its stake and its result, ${is} @desktop`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const done = dealer.length > 1
    const view = {
      bet: 500,
      hands: [{ cards: [8, 22], stake: 500, doubled: false, closed: done, result: done ? 'lose' : null }],
      active: done ? 1 : 0,
      dealer,
      dealerTotal: sum,
      totals: [{ total: 19, soft: false }],
      insurance: 250,
      phase: done ? 'done' : 'player',
      moves: done ? [] : ['hit', 'stand', 'double'],
    }
    const round = { id: crypto.randomUUID(), status: done ? 'settled' : 'open', done, stake: 750, payout: 0, view }
    await page.route(`${site.vendor}/open`, (route) => route.fulfill({ json: { round, balance: 99_250, wait: 0 } }))
    const game = (await startGame(page, 'Blackjack Classic', 'Play for fun')).frameLocator('iframe')
    await game.getByRole('button', { name: 'Deal', exact: true }).click()
    await expect(game.getByText(`Insurance 2.50 ${result}`)).toBeVisible()
  })

test('blackjack names the price of the insurance to a player who returns to its question @desktop', async ({
  page,
}) => {
  const view = {
    bet: 500,
    hands: [{ cards: [8, 22], stake: 500, doubled: false, closed: false, result: null }],
    active: 0,
    dealer: [0],
    dealerTotal: 11,
    totals: [{ total: 19, soft: false }],
    insurance: null,
    phase: 'insurance',
    moves: ['insure', 'decline'],
  }
  const round = { id: crypto.randomUUID(), status: 'open', done: false, stake: 500, payout: 0, view }
  await page.route(`${site.vendor}/session`, async (route) => {
    const answer = await route.fetch()
    return route.fulfill({ json: { ...((await answer.json()) as object), round } })
  })
  const game = (await startGame(page, 'Blackjack Classic', 'Play for fun')).frameLocator('iframe')
  await expect(statusLine(game, /^Your round is still open.* Insurance costs 2\.50/)).toBeVisible()
})

test.describe('a table game on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true })

  test('blackjack shows Deal beside the stake, not across the table @desktop', async ({ page }) => {
    const game = (await startGame(page, 'Blackjack Classic', 'Play for fun')).frameLocator('iframe')
    const box = await game.getByRole('button', { name: 'Deal', exact: true }).boundingBox()
    expect(box?.width).toBeLessThan(240)
  })
})

test("baccarat's rules format the return of each bet in the player’s language @desktop", async ({ page }) => {
  await speak(page, 'de')
  await page.goto('/#/games/tables')
  const cell = await openOffer(page, 'Ivory Baccarat')
  await cell.getByRole('button', { name: 'Zum Spaß spielen' }).click()
  const game = page.getByRole('dialog', { name: 'Ivory Baccarat' }).frameLocator('iframe')
  await game.getByRole('button', { name: 'Regeln und Auszahlungen' }).click()
  const table = game.getByRole('table').filter({ hasText: 'Auszahlungsquote' })
  await expect(table.getByRole('row', { name: 'Spieler' })).toContainText(/98,76\s%/)
})

test('a stake above the play money explains how to get more, and does not ask for a deposit @desktop', async ({
  page,
}) => {
  await page.route(`${site.vendor}/open`, (route) => route.fulfill({ status: 409, json: { error: 'insufficient' } }))
  const pop = await startGame(page, 'Blackjack Classic', 'Play for fun')
  const game = pop.frameLocator('iframe')
  await game.getByRole('button', { name: 'Deal', exact: true }).click()
  await expect(
    statusLine(game, 'Lower the stake, or close the game and open it again for new play money.'),
  ).toBeVisible()
  await expect(game.getByText('deposit')).toHaveCount(0)
})
