import type { Page } from '@playwright/test'
import { success } from '../../support/api-answers.ts'
import { data } from '../../support/api.ts'
import { logInOnPage } from '../../support/login.ts'
import { loadPage } from '../../support/load-page.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import { storeProofs } from '../../support/proofs.ts'
import { requestCashout } from './support.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('[RT-18] a visitor logs in, finds a withdrawal by number or in the list, and sees its status', async ({
  page,
  newMember,
}) => {
  const member = await storeProofs(await newMember({ balance: '900.00' }))
  const first = await requestCashout(member, '210.00')
  const second = await requestCashout(member, '320.00')
  await data('/_test/withdrawal', { id: first, status: 20 })

  await page.goto('/#/withdrawQuery')
  await expect(heading(page, 'Withdrawal query')).toBeVisible()
  await page.goto('/#/withdrawLogin')
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Username / Email required').first()).toBeVisible()
  await logInOnPage(page, member)
  await expect(page).toHaveURL(/#\/withdrawQuery$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('row', { name: /320\.00/ })).toContainText('Pending')
  await expectAccessible(page)

  await main.getByRole('textbox', { name: 'Number' }).fill(String(first))
  await main.getByRole('button', { name: 'Find' }).click()
  await expect(page).toHaveURL(new RegExp(`#/withdrawQueryDetail\\?id=${first}$`))
  await expect(heading(page, `Withdrawal ${first}`)).toBeVisible()
  await expect(main).toContainText('$ 210.00')
  await expect(main.getByText('Passed, awaiting processing').first()).toBeVisible()
  await expectAccessible(page)

  await main.getByRole('link', { name: 'All withdrawals' }).click()
  await main.getByRole('link', { name: `Details of withdrawal ${second}` }).click()
  await expect(heading(page, `Withdrawal ${second}`)).toBeVisible()
  await expect(main).toContainText('$ 320.00')
})

test("[RT-18] a member cannot see another member's withdrawal @desktop", async ({ page, newMember, signIn }) => {
  const owner = await newMember({ balance: '500.00' })
  await storeProofs(owner)
  const id = await requestCashout(owner)
  await signIn(await newMember())
  await page.goto(`/#/withdrawQueryDetail?id=${id}`)
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('200.00')
})

/** Groups two and three have the same pages: each is tested in one layout. */
const groups = [
  ['queryOneLogin', 'queryOneAwr', ['queryOnePwi', 'queryOneMi'], '@mobile'],
  ['queryTwoLogin', 'queryTwoWrapp', ['queryTwoPwi', 'queryTwoTt', 'queryTwoCpat'], '@mobile'],
  ['queryThreeLogin', 'queryThreeWrapp', ['queryThreePwi', 'queryThreeTt', 'queryThreeCpat'], '@desktop'],
] as const

const TITLES: Readonly<Record<string, string>> = {
  Awr: 'Withdrawal applications',
  Wrapp: 'Withdrawal applications',
  Pwi: 'Withdrawals in progress and paid',
  Mi: 'My details',
  Tt: 'Transactions',
  Cpat: 'Deposits',
}
const titleOf = (name: string) => TITLES[name.replace(/^query(One|Two|Three)/, '')] ?? ''

for (const [login, first, others, layout] of groups) {
  test(`[RT-19] ${login} leads to ${first}, and its login also serves ${others.join(', ')} ${layout}`, async ({
    page,
    newMember,
  }) => {
    const member = await storeProofs(await newMember({ balance: '900.00' }))
    const paid = await requestCashout(member, '210.00')
    for (const status of [20, 29, 30]) await data('/_test/withdrawal', { id: paid, status })
    await requestCashout(member, '320.00')

    for (const name of [first, ...others]) {
      await loadPage(page, `/#/${name}`)
      await expect(heading(page, 'Query login'), `${name} for a visitor`).toBeVisible()
    }
    await page.goto(`/#/${login}`)
    await logInOnPage(page, member)
    await expect(page).toHaveURL(new RegExp(`#/${first}$`))
    const main = page.getByRole('main')
    await expect(heading(page, titleOf(first))).toBeVisible()
    await expect(main.getByRole('row', { name: /320\.00/ })).toContainText('Pending')
    await expect(main.getByRole('row', { name: /210\.00/ })).toContainText('Paid')

    for (const name of others) {
      await main
        .getByRole('navigation')
        .getByRole('link', { name: titleOf(name) })
        .click()
      await expect(page).toHaveURL(new RegExp(`#/${name}$`))
      await expect(heading(page, titleOf(name))).toBeVisible()
      if (name.endsWith('Pwi')) {
        await expect(main.getByRole('row', { name: /210\.00/ })).toContainText('Paid')
        await expect(main.getByRole('row', { name: /320\.00/ })).toHaveCount(0)
      }
      if (name.endsWith('Mi')) await expect(main).toContainText(member.username)
      if (name.endsWith('Tt')) await expect(main.getByRole('row', { name: /Cashout/ })).toHaveCount(2)
      if (name.endsWith('Cpat')) await expect(main).toContainText('No deposits')
      await expectAccessible(page)
    }
  })
}

test('[RT-19] the server finds a paid withdrawal behind any number of newer ones @desktop', async ({
  page,
  newMember,
  signIn,
}) => {
  const member = await storeProofs(await newMember({ balance: '9000.00' }))
  const paid = await requestCashout(member, '210.00')
  for (const status of [20, 29, 30]) await data('/_test/withdrawal', { id: paid, status })
  for (let done = 0; done < 21; done++) await requestCashout(member, '300.00')
  await signIn(member)
  const requests: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/sys/withdraw/listPage') && request.method() === 'POST')
      requests.push(request.postDataJSON())
  })
  await page.goto('/#/queryTwoPwi')
  const rows = page.getByRole('main').getByRole('table').locator('tbody tr')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('210.00')
  expect(requests).toEqual([expect.objectContaining({ status_IN: '29,30,40', pageNum: 1 })])
})

test('[RT-19] a server without the filter is asked for further pages until one matches @desktop', async ({
  page,
  newMember,
  signIn,
  fault,
}) => {
  const member = await newMember()
  await signIn(member)
  const row = (id: number, status: number) => ({
    id,
    createTime: '2026-03-01T10:00:00.000Z',
    currency: 'USD',
    amount: '50.00',
    status,
  })
  const pageOf = (number: number, status: number, last: boolean) =>
    success({ content: [row(number + 1, status)], number, size: 1, totalElements: 2, last })
  await fault('/sys/withdraw/listPage', 'raw', { body: pageOf(0, 0, false), times: 1 })
  await fault('/sys/withdraw/listPage', 'raw', { body: pageOf(1, 30, true), times: 1 })
  await page.goto('/#/queryTwoPwi')
  const rows = page.getByRole('main').getByRole('table').locator('tbody tr')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Paid')
})
