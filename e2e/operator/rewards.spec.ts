import { data } from '../support/api.ts'
import { openFromDrawer } from '../support/drawer.ts'
import { expect, test } from '../support/test.ts'
import { openFromMenu } from '../journeys/vip/support.ts'
import { expectAccessiblePage, ledgerOf, messagesOf, OPERATOR } from './support.ts'

test('[VP-04] a bonus given by support is in the balance and the history, and is wagered first @desktop', async ({
  page,
  newMember,
  signIn,
}) => {
  const member = await newMember({ balance: '10.00' })
  await page.goto(`${OPERATOR}/members/${member.id}`)
  const give = page.getByRole('button', { name: 'Give the bonus' })
  await page.getByLabel('Kind of bonus').selectOption('Gift')
  await page.getByLabel('Amount of the bonus (USD)').fill('20,50')
  await page.getByLabel('To be wagered so many times').fill('30')
  await give.click()
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid amount.')
  await expect(page.getByLabel('Kind of bonus')).toHaveValue('GIFT')
  await expect(page.getByLabel('To be wagered so many times')).toHaveValue('30')
  await page.getByLabel('Amount of the bonus (USD)').fill('20.50')
  await expectAccessiblePage(page)
  await give.click()
  await expect(page.getByRole('status')).toHaveText('Done: a bonus of 20.50 USD. The member has been told.')
  await expect(page.getByLabel('To be wagered so many times')).toHaveValue('50')
  await page.getByLabel('Amount of the bonus (USD)').fill('5')
  await give.click()
  await expect(page.getByRole('alert')).toContainText('One bonus at a time')
  expect(await ledgerOf(page, member)).toEqual(['GIFT', 'DEPOSIT'])

  await signIn(member)
  const history = await openFromMenu(page, 'Transaction history')
  const newest = history.getByRole('table', { name: 'Transaction history' }).locator('tbody tr').first()
  await expect(newest).toContainText('Gift')
  await expect(newest).toContainText('$ 20.50')
  expect(await data('/sys/auth/token/info', {}, member.token)).toMatchObject({
    availableBalance: '30.50',
    rollingAmount: '615.00',
  })
  const [{ message } = { message: '' }] = await messagesOf(member)
  expect(message).toBe(
    'You have received a bonus of $\u00a020.50. Before a cashout, $\u00a0615.00 is still to be wagered.',
  )
})

test("the account manager sets a member's VIP level, and the member is notified @desktop", async ({
  page,
  newMember,
}) => {
  const member = await newMember({ vipLifeTimePoints: 5200 })
  await page.goto(`${OPERATOR}/members/${member.id}`)
  const level = page.getByLabel('VIP level, by the account manager')
  await expect(level).toHaveValue('0')
  await level.selectOption('Gold, from 5000 points')
  await page.getByRole('button', { name: 'Move to this level' }).click()
  await expect(page.getByRole('status')).toHaveText('Done. The member has been told.')
  await expect(level).toHaveValue('30')
  expect(await data('/sys/auth/token/info', {}, member.token)).toMatchObject({ vipLevel: 30 })
  expect((await messagesOf(member)).map(({ message }) => message)).toEqual(['Your VIP level is now Gold.'])
})

test('[SE-02] a member who stays on the site sees what the messages tell of: the balance and the level @desktop', async ({
  page,
  context,
  newMember,
  signIn,
}) => {
  const member = await newMember({ balance: '10.00', vipLifeTimePoints: 5200 })
  await signIn(member)
  await page.goto('/')
  const bar = page.locator('header').first()
  await expect(bar).toContainText('$ 10.00')
  const operator = await context.newPage()
  await operator.goto(`${OPERATOR}/members/${member.id}`)
  await operator.getByLabel('Amount of the bonus (USD)').fill('20')
  await operator.getByRole('button', { name: 'Give the bonus' }).click()
  await expect(operator.getByRole('status')).toContainText('Done')
  await bar.getByRole('button', { name: 'Messages' }).click()
  const news = page.getByRole('dialog', { name: 'Messages' })
  await expect(news).toContainText('You have received a bonus')
  await expect(bar).toContainText('$ 30.00')
  await news.getByRole('button', { name: 'Close' }).click()
  await operator.getByLabel('VIP level, by the account manager').selectOption('Gold, from 5000 points')
  await operator.getByRole('button', { name: 'Move to this level' }).click()
  await expect(operator.getByRole('status')).toContainText('Done')
  await openFromDrawer(page, '', 'VIP club')
  const club = page.getByRole('dialog', { name: 'VIP club' })
  await expect(club.locator('[aria-current=true]')).toContainText('Gold')
})
