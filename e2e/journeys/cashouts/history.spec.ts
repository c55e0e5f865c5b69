import { data } from '../../support/api.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import { cellsOf, scrollToEnd } from '../vip/support.ts'
import { onlyPage } from '../../support/api-answers.ts'
import { requestCashout, openHistory } from './support.ts'

const STATUSES = [
  [0, 'Pending'],
  [1, 'Canceled'],
  [10, 'Rejected'],
  [20, 'Passed, awaiting processing'],
  [29, 'Processing'],
  [30, 'Paid'],
  [40, 'Completed'],
  [50, 'Failed'],
] as const

test('[WD-08] a row shows date, amount, currency and status, and Cancel only while pending', async ({
  page,
  member: _member,
  fault,
}) => {
  const content = STATUSES.map(([status], index) => ({
    id: index + 1,
    createTime: '2026-03-01T10:00:00.000Z',
    currency: 'USD',
    amount: '250.50',
    status,
  }))
  await fault('/sys/withdraw/listPage', 'raw', { body: onlyPage(content) })
  const history = await openHistory(page)
  const rows = await cellsOf(history, 'Cashout history')
  expect(rows.map(([, , status]) => status)).toEqual(STATUSES.map(([, words]) => words))
  for (const [date, amount] of rows) {
    expect(date).toContain('Mar 1, 2026, 12:00')
    expect(amount).toBe('$ 250.50')
  }
  await expect(history.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(1)
  const first = history.getByRole('table').locator('tbody tr').first()
  await expect(first.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible()
  await expect(history).toContainText('No more withdrawal records')
  await expectAccessible(page)
})

test('[WD-08] Cancel returns the amount and updates the row in place', async ({ page, newCashoutMember }) => {
  const member = await newCashoutMember()
  const id = await requestCashout(member)
  const history = await openHistory(page)
  await expect(history.getByRole('row', { name: /200\.00/ })).toContainText('Pending')
  await history.getByRole('button', { name: 'Cancel', exact: true }).click()
  const undo = page.getByRole('button', { name: 'Cancel cashout' })
  // Gold is for proceeding; this one is destructive: --danger-fill.
  await expect(undo).toHaveCSS('background-color', 'rgb(143, 47, 38)')
  await undo.click()
  const row = history.getByRole('row', { name: /200\.00/ })
  await expect(row).toContainText('Canceled')
  await expect(row.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(0)
  expect(await data('/sys/withdraw/find', { id }, member.token)).toMatchObject({ status: 1 })
  expect(await data('/sys/auth/token/info', {}, member.token)).toMatchObject({ withdrawableBalance: '500.00' })
})

test('[WD-08] a cash-out passed meanwhile cannot be canceled, and the list shows its status @desktop', async ({
  page,
  newCashoutMember,
}) => {
  const member = await newCashoutMember()
  const id = await requestCashout(member)
  const history = await openHistory(page)
  await history.getByRole('button', { name: 'Cancel', exact: true }).waitFor()
  await data('/_test/withdrawal', { id, status: 20 })
  await history.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel cashout' }).click()
  await page.getByRole('dialog', { name: 'Warning' }).getByRole('button', { name: 'OK' }).click()
  await expect(history.getByRole('row', { name: /200\.00/ })).toContainText('Passed, awaiting processing')
})

test('[WD-08] the history loads 20 rows at a time near its end, then no more @mobile', async ({
  page,
  newCashoutMember,
}) => {
  const member = await newCashoutMember({ balance: '9000.00' })
  for (let done = 0; done < 45; done++) await requestCashout(member)
  const requests: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/sys/withdraw/listPage') && request.method() === 'POST')
      requests.push(request.postDataJSON())
  })
  const history = await openHistory(page)
  const rows = history.getByRole('table', { name: 'Cashout history' }).locator('tbody tr')
  await expect(rows).toHaveCount(20)
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ memberId: member.id, pageNum: 1, pageSize: 20, createTime_0: 'DESC' })
  await scrollToEnd(page, rows, 45)
  await expect(rows).toHaveCount(45)
  expect(requests.map((body) => (body as { pageNum: number }).pageNum)).toEqual([1, 2, 3])
  await expect(history.getByText('No more withdrawal records')).toBeVisible()
})

test('[WD-08] an empty history says No withdrawal records @desktop', async ({ page, member: _member }) => {
  const history = await openHistory(page)
  await expect(history).toContainText('No withdrawal records')
})
