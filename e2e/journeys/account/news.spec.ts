import type { Page } from '@playwright/test'
import { data } from '../../support/api.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import { waitForPage } from '../../support/calls.ts'
import { watchCalls } from './support.ts'

/** The messages button: a bell in the top bar on a desktop, one of five items in a phone's bottom bar. */
const newsButton = (page: Page, unread = '') =>
  page
    .getByRole('button', { name: new RegExp(`^(Messages.*${unread}|${unread}.*News)`) })
    .filter({ visible: true })
    .first()

const openNews = async (page: Page) => {
  await newsButton(page).click()
  return page.getByRole('dialog', { name: 'Messages' })
}

test('[AC-19] [AC-20] messages are listed newest first, lead to their pages, become read and lower the count', async ({
  page,
  newMember,
  signIn,
}) => {
  const member = await newMember()
  await data('/_test/news', { memberId: member.id, message: 'Your cash-out was paid', type: 0 })
  await data('/_test/news', { memberId: member.id, message: 'Somebody joined by your link', type: 10 })
  await signIn(member)
  const lists = watchCalls(page, '/base/news/listPage')
  const counts = watchCalls(page, '/sys/news/getNewCount')
  await page.goto('/')
  await expect(newsButton(page, '2')).toBeVisible()
  const dialog = await openNews(page)
  const items = dialog.getByRole('listitem')
  await expect(items).toHaveCount(2)
  await expect(items.first()).toContainText('Somebody joined by your link')
  await expect(dialog.getByText('New', { exact: true })).toHaveCount(2)
  // Its mark, text and time are three separate texts, also for screen readers.
  await expect(dialog.getByText('Somebody joined by your link', { exact: true })).toBeVisible()
  await expect(items.first().getByRole('button')).toHaveAccessibleName(/^New Somebody joined by your link \w/)
  expect(lists[0]?.postDataJSON()).toEqual({ pageNum: 1, pageSize: 20, createTime_0: 'DESC', memberId_EQ: member.id })
  await expectAccessible(page)

  const [listed, counted] = [lists.length, counts.length]
  await items.first().getByRole('button').click()
  const invite = page.getByRole('dialog', { name: 'Invitation & Rewards' })
  await expect(invite).toBeVisible()
  await expect.poll(() => lists.length).toBeGreaterThan(listed)
  await expect.poll(() => counts.length).toBeGreaterThan(counted)
  await invite.getByRole('button', { name: 'Close' }).click()
  await expect(dialog.getByText('New', { exact: true })).toHaveCount(1)
  await items.last().getByRole('button').click()
  await expect(page.getByRole('dialog', { name: 'Cashout history' })).toBeVisible()
  await expect.poll(() => data<number>('/sys/news/getNewCount', {}, member.token)).toBe(0)
})

test('[AC-19] an empty list says so, and a long one loads twenty messages at a time @desktop', async ({
  page,
  newMember,
  signIn,
}) => {
  const member = await newMember()
  await signIn(member)
  const lists = watchCalls(page, '/base/news/listPage')
  await page.goto('/')
  const dialog = await openNews(page)
  await expect(dialog.getByText('there is no message')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  for (let index = 0; index < 22; index++)
    await data('/_test/news', { memberId: member.id, message: `Message ${index}` })
  await openNews(page)
  await expect(dialog.getByRole('listitem')).toHaveCount(20)
  await dialog.getByRole('listitem').last().scrollIntoViewIfNeeded()
  await dialog.getByRole('listitem').last().hover()
  await page.mouse.wheel(0, 4000)
  await expect(dialog.getByRole('listitem')).toHaveCount(22)
  expect((lists.at(-1)!.postDataJSON() as { pageNum: number }).pageNum).toBe(2)
})

test('[AC-20] a message read in one tab is read in the other, and new ones show when the tab returns @desktop', async ({
  page,
  context,
  newMember,
  signIn,
}) => {
  const member = await newMember()
  for (const message of ['One', 'Two']) await data('/_test/news', { memberId: member.id, message, type: 10 })
  await signIn(member)
  const other = await context.newPage()
  await other.clock.install()
  await other.goto('/')
  await expect(newsButton(other, '2')).toBeVisible()
  await page.goto('/')
  const dialog = await openNews(page)
  await dialog.getByRole('listitem').first().getByRole('button').click()
  await expect(newsButton(other, '1')).toBeVisible()
  await data('/_test/news', { memberId: member.id, message: 'Three', type: 0 })
  await other.clock.fastForward(5_000)
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(newsButton(other, '2')).toBeVisible()
})

test("[AC-20] a visitor's page requests no messages @desktop", async ({ page }) => {
  const lists = watchCalls(page, '/base/news/listPage')
  const counts = watchCalls(page, '/sys/news/getNewCount')
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Top games' })).toBeVisible()
  await waitForPage(page)
  await expect(page.getByRole('button', { name: /^Messages/ })).toHaveCount(0)
  expect(lists).toHaveLength(0)
  expect(counts).toHaveLength(0)
})
