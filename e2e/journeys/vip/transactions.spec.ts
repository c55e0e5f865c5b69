import { readFile } from 'node:fs/promises'
import { data } from '../../support/api.ts'
import { stopClock } from '../../support/clock.ts'
import { holdAnswer } from '../../support/calls.ts'
import { rowsRenderedWhileScrolling, scrollNearEnd } from '../../support/scroll.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import { onlyPage } from '../../support/api-answers.ts'
import { cellsOf, openFromMenu, scrollToEnd } from './support.ts'

const TYPES = [
  ['GAME_BET', 'Bet'],
  ['GAME_WIN', 'Win'],
  ['GAME_ROLLBACK', 'Rollback'],
  ['WITHDRAW_ROLLBACK', 'Rollback'],
  ['PROMOTION', 'Bonus'],
  ['DEPOSIT', 'Deposit'],
  ['REDEEM', 'VIP store'],
  ['INVITE_AWARD', 'Invitation reward'],
  ['GIFT', 'Gift'],
  ['BENEFITS', 'Benefits'],
] as const

test("[VP-04] each type has its label, and time and amount follow the member's language", async ({
  page,
  member: _member,
  fault,
}) => {
  const content = TYPES.map(([type], index) => ({
    id: String(index),
    createTime: '2026-03-01T10:00:00.000Z',
    type,
    amount: '12.50',
    balanceBefore: type === 'GAME_BET' ? '20.00' : '7.50',
    balanceAfter: type === 'GAME_BET' ? '7.50' : '20.00',
    currency: 'USD',
  }))
  await fault('/sys/member/transaction/page', 'raw', { body: onlyPage(content) })
  const history = await openFromMenu(page, 'Transaction history')
  const rows = await cellsOf(history, 'Transaction history')
  expect(rows.map(([, type]) => type)).toEqual(TYPES.map(([, words]) => words))
  expect(rows[0]?.[0]).toMatch(/^Mar 1, 2026, 12:00/)
  expect(rows[0]?.[2]).toMatch(/^[-−]\s?\$ 12\.50$|^\$ [-−]12\.50$/)
  expect(rows[1]?.[2]).toBe('$ 12.50')
  const lines = await history
    .getByText(/^Mar 1, 2026, 12:00/)
    .evaluateAll((times) => times.map((time) => time.getClientRects().length))
  expect(lines, 'a time stands on one line').toEqual(TYPES.map(() => 1))
  await expect(history).toContainText('No more transactions')
  await expectAccessible(page)
})

test('[VP-04] the history loads 20 rows at a time near its end, then no more @mobile', async ({
  page,
  newMember,
  signIn,
}) => {
  const member = await newMember({ vipPoints: 4500 })
  for (let done = 0; done < 45; done++) await data('/sys/vipStore/redeem', { id: 1 }, member.token)
  await signIn(member)
  const requests: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/sys/member/transaction/page')) requests.push(request.postDataJSON())
  })
  const history = await openFromMenu(page, 'Transaction history')
  const rows = history.getByRole('table', { name: 'Transaction history' }).locator('tbody tr')
  await expect(rows).toHaveCount(20)
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ amount_GT: 0, pageNum: 1, pageSize: 20, createTime_0: 'DESC' })
  await expect(history).not.toContainText('No more transactions')
  // Within 30 px of the end, not before.
  await scrollNearEnd(history, 40)
  expect(requests).toHaveLength(1)
  await scrollNearEnd(history, 20)
  await expect.poll(() => requests.length).toBe(2)
  await scrollToEnd(page, rows, 45)
  await expect(rows).toHaveCount(45)
  expect(requests.map((body) => (body as { pageNum: number }).pageNum)).toEqual([1, 2, 3])
  await expect(history.getByText('No more transactions')).toBeVisible()
})

test('[VP-04] a long history renders only the rows in view, and none during fast scrolling', async ({
  page,
  member: _member,
  fault,
}) => {
  const content = Array.from({ length: 400 }, (_, index) => ({
    id: String(index),
    createTime: '2026-03-01T10:00:00.000Z',
    type: 'GAME_WIN',
    amount: `${index + 1}.00`,
    currency: 'USD',
  }))
  await fault('/sys/member/transaction/page', 'raw', { body: onlyPage(content) })
  await page.clock.install()
  const history = await openFromMenu(page, 'Transaction history')
  const table = history.getByRole('table', { name: 'Transaction history' })
  await expect(table).toHaveAttribute('aria-rowcount', '401')
  await expect(table.getByRole('row').filter({ hasText: '$ 1.00' })).toBeVisible()
  await stopClock(page, 1_000)
  expect(await rowsRenderedWhileScrolling(page, history), 'rows that come in while it flies past').toBe(0)
  await page.clock.resume()
  const drawn = table.locator('tbody tr:not([aria-hidden])')
  // Eight rows are rendered above the visible ones.
  await expect(drawn.nth(10)).toBeInViewport()
  await expect(drawn.nth(10)).not.toHaveAttribute('aria-rowindex', '12')
  await expect(async () => {
    await page.evaluate(() => document.querySelector('[role=dialog] [data-scrolls]')?.scrollBy(0, 1e6))
    await expect(history.getByText('No more transactions')).toBeInViewport({ timeout: 500 })
  }).toPass()
  await expect(table.getByRole('row').filter({ hasText: '$ 400.00' })).toHaveAttribute('aria-rowindex', '401')
  expect(await table.getByRole('row').count()).toBeLessThan(60)
  await expectAccessible(page)
})

test('[VP-04] an empty history says No transactions @desktop', async ({ page, newMember, signIn }) => {
  await signIn(await newMember())
  await expect(await openFromMenu(page, 'Transaction history')).toContainText('No transactions')
})

test('[VP-04] a history that fails to load can be requested again @desktop', async ({
  page,
  newMember,
  signIn,
  fault,
}) => {
  await signIn(await newMember())
  await fault('/sys/member/transaction/page', 'status', { times: 1 })
  const history = await openFromMenu(page, 'Transaction history')
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('status')
  await expect(toasts).toHaveText(['Server is busy, please try later'])
  await expect(history).toContainText('Server is busy, please try later')
  await history.getByRole('button', { name: 'Try again' }).click()
  await expect(history).toContainText('No transactions')
})

test('[VP-04] kind and time filter the list and its totals, and the export has every page', async ({
  page,
  newMember,
  signIn,
}) => {
  const member = await newMember({ balance: '500.00', vipPoints: 4500 })
  for (let done = 0; done < 25; done++) await data('/sys/vipStore/redeem', { id: 1 }, member.token)
  await signIn(member)
  const history = await openFromMenu(page, 'Transaction history')
  const rows = history.getByRole('table', { name: 'Transaction history' }).locator('tbody tr')
  await expect(rows).toHaveCount(20)
  await expect(history).toContainText('$ 525.00')

  const coming = page.waitForEvent('download')
  await history.getByRole('button', { name: 'Export as CSV' }).click()
  const lines = (await readFile(await (await coming).path(), 'utf8')).replace('\uFEFF', '').split('\r\n')
  expect(lines).toHaveLength(27)
  expect(lines[0]).toBe('Time,Type,Game,Amount,Balance,Currency')
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[23]:00,VIP store,,1\.00,525\.00,USD$/)
  expect(lines[26]).toMatch(/,Deposit,,500\.00,500\.00,USD$/)

  await history.getByLabel('Type').selectOption('Deposit')
  await expect(rows).toHaveCount(1)
  await expect(history.getByRole('button', { name: 'Export as CSV' })).toBeVisible()
  await history.getByLabel('From', { exact: true }).fill('2020-02-02')
  await history.getByLabel('To', { exact: true }).fill('2020-02-01')
  await expect(history).toContainText('The last day is before the first')
  await expect(history).toContainText('No transactions')
  await history.getByLabel('To', { exact: true }).fill('2099-01-01')
  await expect(rows).toHaveCount(1)
  await expectAccessible(page)
})

test('[VP-04] the rows below the totals do not move while another kind is loading', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(await newMember({ balance: '500.00' }))
  const history = await openFromMenu(page, 'Transaction history')
  const sums = history.locator('dl')
  // A dialog is vertically centred on a desktop, so its place depends on its height.
  const end = () =>
    sums.evaluate((list) => {
      const bottom = list.parentElement!.getBoundingClientRect().bottom
      return Math.round(bottom - list.closest('[role=dialog]')!.getBoundingClientRect().top)
    })
  await expect(sums).toHaveAttribute('aria-busy', 'false')
  await expect(sums).toContainText('$ 500.00')
  const before = await end()
  const answers = [
    await holdAnswer(page, '/sys/member/transaction/page'),
    await holdAnswer(page, '/ext/transaction/summary'),
  ]
  await history.getByLabel('Type').selectOption('Cashout')
  await expect(sums).toHaveAttribute('aria-busy', 'true')
  await expect(sums).toContainText('$ 500.00')
  expect(await end()).toBe(before)
  for (const { release } of answers) release()
  await expect(history).toContainText('No transactions')
  await expect(sums).toHaveAttribute('aria-busy', 'false')
  await expect(sums).not.toContainText('500')
  expect(await end()).toBe(before)
  await expectAccessible(page)
})
