import { data } from '../support/api.ts'
import { expect, test } from '../support/test.ts'
import { requestCashout } from '../journeys/cashouts/support.ts'
import { storeProofs } from '../support/proofs.ts'
import { expectAccessiblePage, ledgerOf, messagesOf, openRequests, OPERATOR } from './support.ts'

test('the operator passes, pays and completes a cash-out; the member is notified and the ledger follows @desktop', async ({
  page,
  newMember,
}) => {
  const member = await newMember({ balance: '500.00' })
  await storeProofs(member)
  const id = await requestCashout(member)
  await openRequests(page, member)
  await expect(page.getByRole('row', { name: new RegExp(`${id}`) })).toContainText('200.00 USD')
  await expectAccessiblePage(page)

  await page.getByRole('button', { name: `Pass request ${id}` }).click()
  await expect(page.getByRole('status')).toHaveText(`Request ${id}: Passed. The member has been told.`)
  // Paying asks for confirmation, which can be declined.
  await page.getByRole('button', { name: `Pay request ${id}` }).click()
  await expect(page.getByRole('heading', { name: `Pay request ${id}?` })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Bitcoin: bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
  await expectAccessiblePage(page)
  await page.getByRole('link', { name: 'Leave it as it is' }).click()
  await expect(page.getByLabel('Username, email or number')).toHaveValue(member.username)
  for (const [step, status] of [
    ['Pay', 'Paying'],
    ['Paid', 'Paid'],
    ['Complete', 'Completed'],
  ] as const) {
    await page.getByRole('button', { name: `${step} request ${id}` }).click()
    await page.getByRole('button', { name: `Yes: ${step}` }).click()
    await expect(page.getByRole('status')).toContainText(`Request ${id}: ${status}.`)
  }
  await expect(page.getByRole('main')).toContainText('Nothing here')

  const news = await messagesOf(member)
  expect(news.map(({ type }) => type)).toEqual([0, 0, 0, 0])
  expect(news.map(({ message }) => message)).toEqual([
    expect.stringContaining('has arrived'),
    expect.stringContaining('was paid'),
    expect.stringContaining('is being paid'),
    expect.stringContaining('was checked'),
  ])
  expect(await ledgerOf(page, member)).toEqual(['SETTLEMENT', 'WITHDRAW', 'DEPOSIT'])
  await expect(page.getByRole('main')).toContainText('300.00 USD')
  await expectAccessiblePage(page)
})

test('a rejected or failed cash-out is returned once, even from two tabs of the operator @desktop', async ({
  page,
  context,
  newMember,
}) => {
  const member = await newMember({ balance: '500.00' })
  await storeProofs(member)
  const [rejected, failed] = [await requestCashout(member, '200.00'), await requestCashout(member, '210.00')]
  for (const status of [20, 29]) await data('/_test/withdrawal', { id: failed, status })

  const other = await context.newPage()
  for (const tab of [page, other]) {
    await openRequests(tab, member)
    await tab.getByRole('button', { name: `Reject request ${rejected}` }).click()
    await tab.getByLabel('Why, in words for the member').fill('The account is in another name.')
  }
  await page.getByRole('button', { name: 'Yes: Reject' }).click()
  await expect(page.getByRole('status')).toContainText(`Request ${rejected}: Rejected.`)
  await other.getByRole('button', { name: 'Yes: Reject' }).click()
  await expect(other.getByRole('alert')).toHaveText('This cashout can no longer be changed.')

  await page.getByRole('button', { name: `Fail request ${failed}` }).click()
  await page.getByRole('button', { name: 'Yes: Fail' }).click()
  await expect(page.getByRole('status')).toContainText(`Request ${failed}: Failed.`)
  const news = await messagesOf(member)
  expect(news.filter(({ message }) => message.includes('back in your balance'))).toHaveLength(2)
  expect(news.some(({ message }) => message.includes('rejected. Reason: The account is in another name. –'))).toBe(true)
  const kinds = await ledgerOf(page, member)
  expect(kinds.filter((kind) => kind === 'WITHDRAW_ROLLBACK')).toHaveLength(2)
  expect(await data('/sys/auth/token/info', {}, member.token)).toMatchObject({ withdrawableBalance: '500.00' })
})

test('the operator decides about documents with the keyboard alone @desktop', async ({ page, newMember }) => {
  const member = await newMember()
  await storeProofs(member)
  await page.goto(`${OPERATOR}/documents?q=${member.username}`)
  await expect(page.getByRole('img', { name: 'Picture 1 of ID proof' })).toBeVisible()
  await expectAccessiblePage(page)
  await page.getByRole('button', { name: 'Accept: ID proof' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('Done. The member has been told.')
  await page.getByLabel('Payment method proof: why, if it is refused').focus()
  await page.keyboard.type('The date is cut off.')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Accept: Payment method proof' })).toHaveCount(0)
  const user = await data('/sys/auth/token/info', {}, member.token)
  expect(user).toMatchObject({ idcardProofStatus: 20, addressProofStatus: 10, paymentProofStatus: 30 })
  const [newest, ...others] = await messagesOf(member)
  expect([newest, others.length]).toMatchObject([
    { type: 30, message: expect.stringContaining('Reason: The date is') },
    1,
  ])
  await page.getByRole('link', { name: 'Accepted', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'ID proof' })).toBeVisible()
})

test('a decision about a document that the member has replaced is refused @desktop', async ({ page, newMember }) => {
  const member = await newMember()
  await storeProofs(member)
  await page.goto(`${OPERATOR}/documents?q=${member.username}`)
  const accept = page.getByRole('button', { name: 'Accept: ID proof' })
  await accept.waitFor()
  await storeProofs(member)
  await accept.click()
  await expect(page.getByRole('alert')).toContainText('Nothing was decided')
  await expectAccessiblePage(page)
  expect(await data('/sys/auth/token/info', {}, member.token)).toMatchObject({ idcardProofStatus: 10 })
  await accept.click()
  await expect(page.getByRole('status')).toHaveText('Done. The member has been told.')
  expect(await data('/sys/auth/token/info', {}, member.token)).toMatchObject({ idcardProofStatus: 20 })
})
