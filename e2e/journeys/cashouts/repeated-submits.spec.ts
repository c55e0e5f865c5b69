import { availableBalance, data } from '../../support/api.ts'
import { allAnswered, waitForPage, watchCalls } from '../../support/calls.ts'
import { clickRepeatedly } from '../../support/click-repeatedly.ts'
import { expect, test } from '../../support/test.ts'
import { requestCashout, openCashout, openHistory, goToProofs } from './support.ts'

interface Moves {
  readonly content: readonly { readonly type: string }[]
}

/** The types of the member's transactions, newest first. */
const moved = async (token: string) =>
  (await data<Moves>('/sys/member/transaction/page', { pageNum: 1, pageSize: 20 }, token)).content.map(
    ({ type }) => type,
  )

test('[WD-07] twenty clicks on Submit send one request and make one cash-out @desktop', async ({
  page,
  newCashoutMember,
}) => {
  const member = await newCashoutMember({ balance: '900.00' })
  const calls = watchCalls(page, '/sys/withdraw/apply')
  const dialog = await openCashout(page)
  await goToProofs(dialog, '200')
  await clickRepeatedly(dialog.getByRole('button', { name: 'Submit', exact: true }))
  await expect(page.getByRole('dialog', { name: 'Cashout requested' })).toBeVisible()
  expect(calls).toHaveLength(1)
  expect(await moved(member.token)).toEqual(['WITHDRAW', 'DEPOSIT'])
  expect(await availableBalance(member.token)).toBe('700.00')
})

test('[WD-08] twenty clicks on Cancel and on its confirmation return the amount once @desktop', async ({
  page,
  newCashoutMember,
}) => {
  const member = await newCashoutMember({ balance: '900.00' })
  await requestCashout(member)
  const calls = watchCalls(page, '/sys/withdraw/cancel')
  const history = await openHistory(page)
  await clickRepeatedly(history.getByRole('button', { name: 'Cancel', exact: true }))
  const sure = page.getByRole('button', { name: 'Cancel cashout' })
  await expect(sure).toHaveCount(1)
  await clickRepeatedly(sure)
  await expect(history.getByRole('row', { name: /200\.00/ }).filter({ hasText: 'Canceled' })).toBeVisible()
  await allAnswered(calls)
  await waitForPage(page)
  await expect(sure).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Warning' })).toHaveCount(0)
  expect(calls).toHaveLength(1)
  expect(await moved(member.token)).toEqual(['WITHDRAW_ROLLBACK', 'WITHDRAW', 'DEPOSIT'])
  expect(await availableBalance(member.token)).toBe('900.00')
})
