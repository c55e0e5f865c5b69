import { expect, expectAccessible, test } from '../../support/test.ts'
import { cellsOf, openFromMenu } from './support.ts'

test('[VP-01] [VP-05] the VIP club shows its intro, the levels with icon, colour and points, and the weekly bonuses', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(await newMember({ vipLevel: 10, vipPoints: 20, vipLifeTimePoints: 520 }))
  const club = await openFromMenu(page, 'VIP club')
  await expect(club).toContainText(/Every \$\s10 that you wager with real money brings 1 point/)
  await expect(club).toContainText('520 lifetime points')
  await expect(club.getByRole('progressbar', { name: 'Next level: Silver' })).toHaveAttribute(
    'aria-valuetext',
    '980 more points',
  )

  const levels = await cellsOf(club, 'Levels')
  expect(levels.map(([name, , points]) => [name, points])).toEqual([
    ['Entry', '0'],
    ['Bronze', '400'],
    ['Silver', '1,500'],
    ['Gold', '5,000'],
    ['Diamond', '15,000'],
  ])
  const rows = club.getByRole('table', { name: 'Levels' }).locator('tbody tr')
  const icons = rows.locator('img')
  await expect(icons).toHaveCount(5)
  for (const icon of await icons.all()) await expect(icon).toHaveJSProperty('complete', true)
  expect(await icons.evaluateAll((all) => all.every((icon) => (icon as HTMLImageElement).naturalWidth > 0))).toBe(true)
  await expect(club.locator('p').filter({ hasText: 'lifetime points' }).locator('img')).toHaveJSProperty(
    'complete',
    true,
  )
  const middles = await rows.nth(1).evaluate(
    (row, neighbour) =>
      [neighbour, 'Bronze'].map((text) => {
        const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()!.nodeValue !== text);
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        const { top, bottom } = range.getBoundingClientRect()
        return (top + bottom) / 2
      }),
    '400',
  )
  expect(Math.abs(middles[0]! - middles[1]!), 'what stands beside the name of a level is on its line').toBeLessThan(3)
  const colours = await rows.evaluateAll((all) =>
    all.map((row) => row.querySelector<HTMLElement>('td [style*="gradient"]')?.style.background ?? ''),
  )
  expect(new Set(colours).size).toBe(5)
  expect(colours).not.toContain('')

  expect(await cellsOf(club, 'Monday cashback')).toEqual([
    ['Bronze', '5%'],
    ['Silver', '8%'],
    ['Gold', '12%'],
    ['Platinum', '15%'],
    ['Diamond', '20%'],
  ])
  await expect(club).toContainText('The smallest cashback is $ 1.')
  expect(await cellsOf(club, 'Friday bonus')).toEqual([
    ['Bronze', '$ 100', '$ 10', '$ 10'],
    ['Silver', '$ 150', '$ 20', '$ 20'],
    ['Gold', '$ 200', '$ 30', '$ 30'],
    ['Platinum', '$ 250', '$ 40', '$ 40'],
    ['Diamond', '$ 300', '$ 50', '$ 50'],
  ])
  await expectAccessible(page)
})

test('[VP-01] levels that fail to load can be requested again @desktop', async ({ page, newMember, signIn, fault }) => {
  await signIn(await newMember())
  await fault('/base/vipLevel/listAll', 'status', { times: 1 })
  const club = await openFromMenu(page, 'VIP club')
  await club.getByRole('button', { name: 'Try again' }).click()
  expect(await cellsOf(club, 'Levels')).toHaveLength(5)
})
