import type { Locator } from '@playwright/test'
import { openFromMenu } from '../support/drawer.ts'
import { expect, test } from '../support/test.ts'

const boxOf = async (place: Locator) => (await place.boundingBox())!

/** Their middles are on one line. */
async function expectBeside(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  expect(Math.abs(a.y + a.height / 2 - b.y - b.height / 2)).toBeLessThan(4)
}

test('a transaction is two lines of a phone, not a list of four @mobile', async ({ page, member: _member }) => {
  const history = await openFromMenu(page, 'Transaction history')
  const cells = history.locator('tbody tr').first().locator('th, td')
  await expect(cells).toHaveCount(4)
  const [time, type, amount, balance] = await cells.all()
  await expectBeside(type!, amount!)
  await expectBeside(time!, balance!)
  expect((await boxOf(type!)).y).toBeLessThan((await boxOf(time!)).y)
  const [sum, left] = [await boxOf(amount!.getByText('$')), await boxOf(balance!.getByText('$'))]
  expect(sum.x + sum.width).toBeCloseTo(left.x + left.width, 0)
})

test('a package of the store is one row of a phone: what it costs, what it brings, Redeem @mobile', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(await newMember({ vipPoints: 200 }))
  const row = (await openFromMenu(page, 'VIP store')).locator('tbody tr').first()
  await expectBeside(row, row.getByRole('button', { name: 'Redeem' }))
  await expectBeside(row, row.getByText('$ 1.00'))
  expect((await boxOf(row)).height).toBeLessThan(100)
})
