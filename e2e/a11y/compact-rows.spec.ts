import type { Locator } from '@playwright/test'
import { openFromMenu } from '../support/drawer.ts'
import { loadPage } from '../support/load-page.ts'
import { expect, test } from '../support/test.ts'

const boxOf = async (locator: Locator) => (await locator.boundingBox())!

/** Expects the vertical middles of both to be on one line. */
async function expectSideBySide(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  expect(Math.abs(a.y + a.height / 2 - b.y - b.height / 2)).toBeLessThan(4)
}

test('a transaction takes two lines on a phone @mobile', async ({ page, member: _member }) => {
  const history = await openFromMenu(page, 'Transaction history')
  const cells = history.locator('tbody tr').first().locator('th, td')
  await expect(cells).toHaveCount(4)
  const [time, type, amount, balance] = await cells.all()
  await expectSideBySide(type!, amount!)
  await expectSideBySide(time!, balance!)
  expect((await boxOf(type!)).y).toBeLessThan((await boxOf(time!)).y)
  const [sum, left] = [await boxOf(amount!.getByText('$')), await boxOf(balance!.getByText('$'))]
  expect(sum.x + sum.width).toBeCloseTo(left.x + left.width, 0)
})

test('a package of the store shows price, bonus and Redeem in one row on a phone @mobile', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(await newMember({ vipPoints: 200 }))
  const row = (await openFromMenu(page, 'VIP store')).locator('tbody tr').first()
  await expectSideBySide(row, row.getByRole('button', { name: 'Redeem' }))
  await expectSideBySide(row, row.getByText('$ 1.00'))
  expect((await boxOf(row)).height).toBeLessThan(100)
})

test('Claim is beside the pending reward, and Copy is as high as the link', async ({ page, member: _member }) => {
  const invite = await openFromMenu(page, 'Invitation & Rewards')
  const claim = await boxOf(invite.getByRole('button', { name: 'Claim' }))
  const pending = await boxOf(invite.getByText('Pending award').locator('xpath=..'))
  expect(claim.y + claim.height).toBeCloseTo(pending.y + pending.height, 0)
  expect(claim.x).toBeGreaterThan(pending.x)
  const link = await boxOf(invite.getByLabel('Invitation link').locator('xpath=..'))
  expect((await boxOf(invite.getByRole('button', { name: 'Copy' }))).height).toBe(link.height)
})

test('the screen of invitations shows whole words, in languages of long ones as well @desktop', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(await newMember())
  for (const [language, menu, title] of [
    ['es', 'Menú', 'Invitaciones'],
    ['fr', 'Menu', 'Invitations'],
  ] as const) {
    await page.addInitScript((value) => {
      if (window.origin !== 'null') localStorage.setItem('croupier.language', value)
    }, language)
    await loadPage(page, '/#/404')
    await page.getByRole('banner').getByRole('button', { name: menu, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: title }).click()
    const invite = page.getByRole('dialog', { name: title })
    const buttons = invite.getByRole('button')
    await expect(buttons).toHaveCount(9)
    const edge = (await boxOf(invite)).x + (await boxOf(invite)).width
    for (const button of await buttons.all()) {
      const { x, width } = await boxOf(button)
      expect(x + width).toBeLessThan(edge)
      const spare = await button.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return element.clientWidth - range.getBoundingClientRect().width
      })
      expect(spare, `${language}: ${await button.textContent()}`).toBeGreaterThanOrEqual(0)
    }
  }
})

test('the tables of the VIP club with few columns take a line per level on a phone @mobile', async ({
  page,
  member: _member,
}) => {
  const club = await openFromMenu(page, 'VIP club')
  for (const name of ['Levels', 'Monday cashback']) {
    const cells = club.getByRole('table', { name }).locator('tbody tr').first().locator('th, td')
    await expectSideBySide(cells.first(), cells.last())
  }
})

test("the buttons of a login have one height, and its panel ends at a phone's bar", async ({ page, isPhone }) => {
  await page.goto('/#/login')
  const form = page.getByRole('main').locator('section', { has: page.getByRole('textbox') })
  const [login, social] = [form.getByRole('button', { name: 'Login' }), form.getByRole('button', { name: /Lantern/ })]
  expect((await boxOf(login)).height).toBe((await boxOf(social)).height)
  if (!isPhone) return
  const { y, height } = await boxOf(form)
  expect(y + height).toBeGreaterThanOrEqual((await boxOf(page.getByRole('navigation').last())).y)
})

test("a page's form takes the full width of a phone @mobile", async ({ page, signIn, newMember }) => {
  const expectFullWidth = async (path: string, button: string) => {
    await loadPage(page, `/#${path}`)
    const form = page.getByRole('main').locator('section', { has: page.getByRole('button', { name: button }) })
    await expect.poll(async () => await form.boundingBox(), path).toMatchObject({ x: 0, width: 390 })
  }
  for (const path of ['/login', '/withdrawLogin', '/queryOneAwr']) await expectFullWidth(path, 'Login')
  await signIn(await newMember())
  for (const path of ['/withdrawQuery', '/queryOneAwr']) await expectFullWidth(path, 'Close')
})
