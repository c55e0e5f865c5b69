import { data } from '../../support/api.ts'
import { clickRepeatedly } from '../../support/click-repeatedly.ts'
import { expect, test } from '../../support/test.ts'
import {
  fillCode,
  fillFinalStep,
  fillFirstStep,
  freshName,
  linkOfMail,
  memberWithFriends,
  openFromMenu,
  watchCalls,
} from './support.ts'

interface Summary {
  readonly childCount: number
  readonly treasureIndex: number
  readonly awardBalance: string
}

test('[AC-21] [AC-11] [AC-22] a friend who joins by the link and activates the account counts, and is rewarded once @desktop', async ({
  page,
  browser,
  newMember,
  signIn,
}) => {
  test.slow()
  const member = await newMember()
  await signIn(member)
  const dialog = await openFromMenu(page, 'Invitation & Rewards')
  const link = await dialog.getByLabel('Invitation link').inputValue()
  await expect(dialog.getByRole('button', { name: 'Claim' })).toBeDisabled()

  const other = await browser.newContext()
  const friend = await other.newPage()
  await friend.addInitScript(() => localStorage.setItem('croupier.consent', 'necessary'))
  const pictures = watchCalls(friend, '/sys/member/verifyCode/image')
  const registered = watchCalls(friend, '/sys/auth/register')
  await friend.goto(link)
  await friend.getByRole('banner').getByRole('button', { name: 'Join' }).click()
  const form = friend.getByRole('dialog', { name: 'Join' })
  const username = freshName()
  await fillFirstStep(friend, form, username)
  await fillFinalStep(friend, form)
  await fillCode(form, pictures)
  await form.getByRole('checkbox', { name: /I agree/ }).check()
  await clickRepeatedly(form.getByRole('button', { name: 'Create my account' }))
  await expect(friend.getByRole('dialog', { name: 'Welcome' })).toBeVisible()
  expect(registered).toHaveLength(1)
  // A friend whose address is not verified does not count.
  const early = await data<Summary>('/sys/member/getMember', { id: member.id }, member.token)
  expect(early.childCount).toBe(0)
  await friend.goto(await linkOfMail(`${username}@players.example`, 'activation'))
  await expect(friend.getByText('Your account is activated.')).toBeVisible()
  await other.close()

  const again = await openFromMenu(page, 'Invitation & Rewards')
  const claim = again.getByRole('button', { name: 'Claim' })
  await expect(claim).toBeEnabled()
  await clickRepeatedly(claim)
  await expect(claim).toBeDisabled()
  await expect(page.getByRole('banner').getByText('$ 5.00').first()).toBeVisible()
  const summary = await data<Summary>('/sys/member/getMember', { id: member.id }, member.token)
  expect(summary).toMatchObject({ childCount: 1, treasureIndex: 1, awardBalance: '5.00' })
  expect(await data<number>('/sys/news/getNewCount', {}, member.token)).toBe(1)
})

test('[AC-22] any reached tier can be claimed, and its claim pays the lower tiers as well @desktop', async ({
  page,
  newMember,
  signIn,
}) => {
  const member = await memberWithFriends(newMember, 3)
  await signIn(member)
  const dialog = await openFromMenu(page, 'Invitation & Rewards')
  const tiers = dialog.getByRole('list', { name: 'Rewards' }).getByRole('listitem')
  await tiers.nth(1).getByRole('button', { name: 'GET' }).click()
  await expect(page.getByText('Your reward is in your balance.')).toBeVisible()
  for (const index of [0, 1, 2]) await expect(tiers.nth(index).getByRole('button', { name: 'GET' })).toBeDisabled()
  await expect(tiers.nth(1)).toHaveAttribute('data-reached', 'true')
  const summary = await data<Summary>('/sys/member/getMember', { id: member.id }, member.token)
  expect(summary).toMatchObject({ treasureIndex: 2, awardBalance: '25.00' })
})

test('[AC-21] a phone offers its share sheet, and a desktop only the copy button', async ({
  page,
  member: _member,
  isPhone,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (what: unknown) => void shared.push(what),
    })
  })
  const dialog = await openFromMenu(page, 'Invitation & Rewards')
  const link = await dialog.getByLabel('Invitation link').inputValue()
  const share = dialog.getByRole('button', { name: 'Share' })
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeVisible()
  if (!isPhone) return expect(share).toHaveCount(0)
  await share.click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared))
    .toEqual([{ title: 'Croupier', url: link }])
  return undefined
})
