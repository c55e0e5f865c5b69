import type { FrameLocator, Page } from '@playwright/test'
import { data, type TestMember } from '../../support/api.ts'
import { site } from '../../support/site.ts'
import { expect, test } from '../../support/test.ts'
import { openFromDrawer } from '../../support/drawer.ts'
import { balanceOf, SLOT_GAME, ROUND_ENDED, startGame, statusLine } from './support.ts'
import { createKillableSandbox } from './killable-sandbox.ts'

const REFRESH = '**/sys/auth/token/refresh'
/** The cards on the table, as screen readers get them. */
const cardsOf = (game: Page | FrameLocator) =>
  game.getByRole('img', { name: / of (spades|hearts|diamonds|clubs)$/, includeHidden: true })
const namesOf = (game: Page | FrameLocator) =>
  cardsOf(game).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))

test('blackjack and video poker rounds survive a reload, and are finished after a logout elsewhere @desktop', async ({
  page,
  member,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const poker = (await startGame(page, 'Jacks or Better', 'Play')).frameLocator('iframe')
  await poker.getByRole('button', { name: 'Deal' }).click()
  await expect(poker.getByRole('button', { name: 'Draw' })).toBeEnabled()
  const dealt = await namesOf(poker)
  expect(dealt).toHaveLength(5)
  await page.reload()
  const again = (await startGame(page, 'Jacks or Better', 'Play')).frameLocator('iframe')
  await expect(statusLine(again, 'Your round is still open')).toBeVisible()
  expect(await namesOf(again)).toEqual(dealt)
  expect(await balanceOf(member.token)).toBe(499)
  await again.getByRole('button', { name: 'Draw' }).click()
  await expect(statusLine(again, ROUND_ENDED)).toBeVisible()
  await expect(again.getByRole('button', { name: 'Deal' })).toBeEnabled()

  const table = (await startGame(page, 'Blackjack Classic', 'Play')).frameLocator('iframe')
  const stand = table.getByRole('button', { name: 'Stand' })
  const deal = table.getByRole('button', { name: 'Deal', exact: true })
  const insured = table.getByRole('button', { name: 'No insurance' })
  await expect(async () => {
    // A blackjack ends the round at once: then deal again.
    if (await deal.isVisible()) await deal.click()
    if (await insured.isVisible()) await insured.click()
    await expect(stand).toBeEnabled({ timeout: 1_000 })
  }).toPass()
  const hand = await namesOf(table)
  const before = await balanceOf(member.token)
  await page.reload()
  const back = (await startGame(page, 'Blackjack Classic', 'Play')).frameLocator('iframe')
  await expect(statusLine(back, 'Your round is still open')).toBeVisible()
  await expect(cardsOf(back)).toHaveCount(hand.length)
  expect(await namesOf(back)).toEqual(hand)
  expect(await balanceOf(member.token)).toBe(before)

  // The member logs out on another device; this page does not know yet.
  for (const path of ['**/sys/sysSetting/checkBlock', REFRESH])
    await page.route(path, (route) => route.fulfill({ json: { error: 1, message: '', data: null } }))
  await data('/sys/auth/logout', {}, member.token)
  await back.getByRole('button', { name: 'Stand' }).click()
  await expect(statusLine(back, ROUND_ENDED)).toBeVisible()
  await back.getByRole('button', { name: 'Deal', exact: true }).click()
  await expect(back.getByRole('alert')).toContainText('You have been logged out, so this game takes no more bets.')
  await expect(back.getByRole('button')).toHaveText(['Close the game'])
  // The site learns of it only once the game is closed: before, it would close the game under the press.
  const pressed = Promise.withResolvers<void>()
  await page.route(REFRESH, async (route) => {
    await pressed.promise
    await route.continue()
  })
  await back.getByRole('button', { name: 'Close the game' }).click()
  pressed.resolve()
  await expect(page.getByRole('dialog', { name: 'Blackjack Classic' })).toBeHidden()
  await expect(page).toHaveURL(/#\/login/)
})

/** A call of the game's page, as made by another device of the member. */
async function atTable<Answer>(path: string, body: object, playToken = ''): Promise<Answer> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${playToken}` }
  const answer = await fetch(`${site.vendor}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()) as Answer
}

test('a round that ended without the player is reported when they return @desktop', async ({ page, member }) => {
  const list = { name_LIKE: 'European Roulette', enabled: 1, pageNum: 1, pageSize: 1 }
  const { content } = await data<{ content: { id: number; code: string }[] }>('/base/game/listPage', list)
  const { id, code } = content[0]!
  const launch = new URL(await data<string>('/sys/game/getLaunchUrl', { id, channel: 'pc' }, member.token))
  const token = launch.searchParams.get('token')
  const { playToken } = await atTable<{ playToken: string }>('/session', { token, code })
  const bets = ['red', 'black'].map((spot) => ({ spot, amount: 100 }))
  const { round } = await atTable<{ round: { payout: number } }>(
    '/open',
    { actionId: crypto.randomUUID(), bet: { bets } },
    playToken,
  )
  const message = `Your last round has ended: $2.00 staked, $${(round.payout / 100).toFixed(2)} paid back.`
  const game = (await startGame(page, 'European Roulette', 'Play')).frameLocator('iframe')
  await expect(statusLine(game, message)).toBeVisible()
})

test('a live round that ended without the player is reported with its whole stake @desktop', async ({
  page,
  member: _member,
}) => {
  const last = { id: 'own', status: 'settled', done: true, stake: 100, payout: 0, liveKey: 'salon-roulette:1' }
  await page.route(`${site.vendor}/session`, async (route) => {
    const session = (await (await route.fetch()).json()) as object
    const view = { bets: [], wins: [] }
    await route.fulfill({ json: { ...session, round: { ...last, view }, total: { stake: 600, payout: 3600 } } })
  })
  // The table shows a result of a round that the player had no bets in.
  await page.route(`${site.vendor}/live`, async (route) => {
    const now = { round: 2, phase: 'result', left: 60_000, result: 25, mine: [] }
    await route.fulfill({ json: { ...((await (await route.fetch()).json()) as object), ...now } })
  })
  const game = (await startGame(page, 'Salon Roulette', 'Play')).frameLocator('iframe')
  await expect(game.locator('.clock[data-phase="result"]')).toBeVisible()
  await expect(statusLine(game, 'Your last round has ended: $6.00 staked, $36.00 paid back.')).toBeVisible()
})

/** The vendor is cut off after it has taken the bet, until the operator gives up the round. */
async function giveUp(game: FrameLocator, member: TestMember): Promise<void> {
  await expect(statusLine(game, 'Connection lost. Trying again')).toBeVisible()
  expect(await balanceOf(member.token)).toBe(498)
  await data('/_test/rounds/age', { memberId: member.id, seconds: 61 })
  await expect.poll(() => balanceOf(member.token)).toBe(500)
}

test('a bet without an outcome is rolled back in the game, the balance and both histories @desktop', async ({
  page,
  member,
}) => {
  await data('/_faults', { path: '/wallet/bet', mode: 'reset', memberId: member.id })
  const pop = await startGame(page, SLOT_GAME, 'Play')
  const game = pop.frameLocator('iframe')
  await game.getByRole('button', { name: 'Spin' }).click()
  await giveUp(game, member)
  await expect(statusLine(game, 'This round could not be played. Your stake has been returned.')).toBeVisible()
  await expect(game.getByText('$500.00')).toBeVisible()
  await game.getByRole('button', { name: 'Last rounds' }).click()
  await expect(game.getByRole('dialog', { name: 'Last rounds' })).toContainText('Stake returned')
  // A player who was not there when it happened is told at the next visit.
  await page.reload()
  await data('/_faults/clear', { memberId: member.id })
  const back = await startGame(page, SLOT_GAME, 'Play')
  await expect(statusLine(back.frameLocator('iframe'), 'Your stake of $2.00 has been returned.')).toBeVisible()
  await back.getByRole('button', { name: 'Close', exact: true }).click()
  const history = await openFromDrawer(page, 'Cashier', 'Transaction history')
  await expect(history.getByRole('row').filter({ hasText: 'Rollback' })).toContainText('$ 2.00')
})

test('a round survives a killed vendor, and its bet is taken once @desktop', async ({ page }) => {
  test.slow()
  const sandbox = createKillableSandbox()
  try {
    await sandbox.start()
    const member = await sandbox.call<TestMember>('/_test/member', { password: 'test-pass-1234', balance: '50.00' })
    const list = { name_LIKE: 'Jacks or Better', enabled: 1, pageNum: 1, pageSize: 1 }
    const { content } = await sandbox.call<{ content: { id: number }[] }>('/base/game/listPage', list)
    const launch = { id: content[0]?.id, channel: 'pc' }
    await page.goto(await sandbox.call<string>('/sys/game/getLaunchUrl', launch, member.token))
    const balance = page.getByText('Balance').locator('..')
    await page.getByRole('button', { name: 'Deal' }).click()
    await expect(page.getByRole('button', { name: 'Draw' })).toBeEnabled()
    await expect(balance).toContainText('$49.00')
    const dealt = await namesOf(page)
    await sandbox.kill()
    await page.getByRole('button', { name: /^Hold/ }).first().click()
    await page.getByRole('button', { name: 'Draw' }).click()
    await expect(statusLine(page, 'Connection lost. Trying again')).toBeVisible()
    await sandbox.start()
    // If the vendor is back within the page's retries, the draw goes through; later the open hand is shown and has to
    // be drawn again.
    const draw = page.getByRole('button', { name: 'Draw', disabled: false })
    await expect(async () => {
      if ((await draw.count()) > 0) await draw.click()
      await expect(statusLine(page, ROUND_ENDED)).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 40_000 })
    expect((await namesOf(page))[0]).toBe(dealt[0])
    await page.getByRole('button', { name: 'Last rounds' }).click()
    await expect(page.getByRole('dialog', { name: 'Last rounds' }).getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('dialog', { name: 'Last rounds' })).toContainText('you staked $1.00')
  } finally {
    await sandbox.remove()
  }
})
