import { availableBalance, data } from '../../support/api.ts'
import { holdAnswer } from '../../support/calls.ts'
import { clickRepeatedly } from '../../support/click-repeatedly.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import { expectToast, memberWithFriends, openFromMenu, watchCalls } from './support.ts'

test('[AC-21] [AC-22] twenty clicks claim a reward once, and balance and tiers follow', async ({
  page,
  context,
  newMember,
  signIn,
  isPhone,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const member = await memberWithFriends(newMember, 1)
  const { invitationCode } = await data<{ invitationCode: string }>('/sys/auth/token/info', {}, member.token)
  await signIn(member)
  const claims = watchCalls(page, '/sys/member/receiveInviteBonus')
  const refreshed = watchCalls(page, '/sys/auth/token/refresh')
  const dialog = await openFromMenu(page, 'Invitation & Rewards')
  const link = `${new URL(page.url()).origin}/#/?code=${invitationCode}`
  await expect(dialog.getByLabel('Invitation link')).toHaveValue(link)
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  const tiers = dialog.getByRole('list', { name: 'Rewards' }).getByRole('listitem')
  await expect(tiers).toHaveCount(6)
  await expect(tiers.first()).toContainText('$ 5')
  await expect(tiers.first()).toContainText('1 / 1 invited')
  const columns = () =>
    tiers.evaluateAll((cells) => new Set(cells.map((cell) => cell.getBoundingClientRect().left)).size)
  expect(await columns()).toBe(isPhone ? 2 : 6)
  if (isPhone) {
    // A tablet also has the mobile layout.
    const phone = page.viewportSize()!
    await page.setViewportSize({ width: 820, height: 1180 })
    await expect.poll(columns).toBe(2)
    await page.setViewportSize(phone)
  }
  await expect(tiers.nth(0)).toHaveAttribute('data-reached', 'true')
  await expect(tiers.nth(1)).toHaveAttribute('data-reached', 'false')
  const line = (tier: number) => tiers.nth(tier).evaluate((cell) => getComputedStyle(cell).borderColor)
  expect(await line(0)).not.toBe(await line(1))
  await expect(tiers.nth(1).getByRole('button', { name: 'GET' })).toBeDisabled()
  await expectAccessible(page)

  const before = refreshed.length
  await clickRepeatedly(tiers.nth(0).getByRole('button', { name: 'GET' }))
  await expect(tiers.nth(0).getByRole('button', { name: 'GET' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Claim' })).toBeDisabled()
  // The text says when a friend counts (D35).
  await expect(dialog.getByText(/^A friend counts once they have joined .* and activated/)).toBeVisible()
  await expect(page.getByText('Your reward is in your balance.')).toBeVisible()
  expect(claims).toHaveLength(1)
  expect(refreshed.length).toBeGreaterThan(before)
  expect(await availableBalance(member.token)).toBe('5.00')
})

test('[AC-21] each figure is beside its label, and changes when the next reward is claimed', async ({
  page,
  newMember,
  signIn,
}) => {
  const member = await memberWithFriends(newMember, 3)
  const { invitationCode } = await data<{ invitationCode: string }>('/sys/auth/token/info', {}, member.token)
  await signIn(member)
  const dialog = await openFromMenu(page, 'Invitation & Rewards')
  const figures = () =>
    dialog
      .getByRole('term')
      .evaluateAll((terms) =>
        terms.map((term) => [term.textContent, term.nextElementSibling?.textContent?.replace(/\s/g, ' ')]),
      )
  const expectMoney = (total: string, balance: string, pending: string) =>
    expect.poll(figures).toEqual([
      ['Invitation code', invitationCode],
      ['Invited players', '3'],
      ['Total awarded', total],
      ['Award balance', balance],
      ['Pending award', pending],
    ])
  await expectMoney('$ 25.00', '$ 0.00', '$ 25.00')
  await dialog.getByRole('button', { name: 'Claim' }).click()
  await expectMoney('$ 25.00', '$ 5.00', '$ 20.00')
})

test('[AC-22] [AC-11] a reward claimed in two browsers is paid once @desktop', async ({
  page,
  context,
  newMember,
  signIn,
}) => {
  const member = await memberWithFriends(newMember, 1)
  await signIn(member)
  const first = await openFromMenu(page, 'Invitation & Rewards')
  const other = await context.newPage()
  const second = await openFromMenu(other, 'Invitation & Rewards')
  await expect(second.getByRole('button', { name: 'Claim' })).toBeEnabled()
  // Until then, the other browser does not learn of the claim.
  const claimed = await holdAnswer(other, '/sys/member/getMember')
  await page.bringToFront()
  await first.getByRole('button', { name: 'Claim' }).click()
  await expect(first.getByRole('button', { name: 'Claim' })).toBeDisabled()
  await other.bringToFront()
  const late = second.getByRole('button', { name: 'Claim' })
  await late.click()
  // A repeated claim succeeds: what it requests is done already.
  await expectToast(other, 'Your reward is in your balance.')
  claimed.release()
  await expect(late).toBeDisabled()
  expect(await availableBalance(member.token)).toBe('5.00')
})
