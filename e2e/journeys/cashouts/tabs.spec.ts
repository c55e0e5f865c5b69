import type { Page } from '@playwright/test'
import { data } from '../../support/api.ts'
import { expect, test } from '../../support/test.ts'
import { requestCashout, openCashout, openHistory, press, goToProofs } from './support.ts'

interface Rows {
  readonly content: readonly { readonly type: string }[]
}

/** Fills in a cash-out up to its Submit button, which it returns. */
async function ready(page: Page, amount: string) {
  const dialog = await openCashout(page)
  await goToProofs(dialog, amount)
  return dialog.getByRole('button', { name: 'Submit', exact: true })
}

test('[WD-08] a cash-out canceled in two tabs at once is returned once, and both show it canceled @desktop', async ({
  page,
  context,
  newCashoutMember,
}) => {
  const member = await newCashoutMember()
  const id = await requestCashout(member)
  const tabs = [page, await context.newPage()]
  for (const tab of tabs) {
    await tab.bringToFront()
    await press(await openHistory(tab), 'Cancel')
    await tab.getByRole('button', { name: 'Cancel cashout' }).waitFor()
  }
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Cancel cashout' }).click()))
  await expect.poll(async () => data('/sys/withdraw/find', { id }, member.token)).toMatchObject({ status: 1 })
  for (const tab of tabs) {
    await expect(tab.getByRole('row', { name: /200\.00/ }).filter({ hasText: 'Canceled' })).toBeVisible()
    await expect(tab.getByRole('dialog', { name: 'Warning' })).toHaveCount(0)
  }
  const { content } = await data<Rows>('/sys/member/transaction/page', { pageNum: 1, pageSize: 20 }, member.token)
  expect(content.map(({ type }) => type)).toEqual(['WITHDRAW_ROLLBACK', 'WITHDRAW', 'DEPOSIT'])
  expect(await data('/sys/auth/token/info', {}, member.token)).toMatchObject({ withdrawableBalance: '500.00' })
})

test('[WD-02] two tabs that request more than the balance make one cash-out, and one is refused @desktop', async ({
  page,
  context,
  newCashoutMember,
}) => {
  const member = await newCashoutMember({ balance: '350.00' })
  const first = await ready(page, '200')
  const tabs = [page, await context.newPage()]
  const buttons = [first, await ready(tabs[1]!, '210')]
  await Promise.all(buttons.map((button) => button.click()))
  const outcome = (tab: Page) =>
    tab.getByRole('heading', { name: 'Cashout requested' }).or(tab.getByText('Withdrawable blance insufficient'))
  const outcomes = await Promise.all(tabs.map((tab) => outcome(tab).first().innerText()))
  expect(outcomes.toSorted()).toEqual(['Cashout requested', 'Withdrawable blance insufficient'])
  const { content } = await data<Rows>('/sys/withdraw/listPage', { pageNum: 1, pageSize: 20 }, member.token)
  expect(content).toHaveLength(1)
  const { content: moved } = await data<Rows>(
    '/sys/member/transaction/page',
    { pageNum: 1, pageSize: 20 },
    member.token,
  )
  expect(moved.map(({ type }) => type)).toEqual(['WITHDRAW', 'DEPOSIT'])
})
