import type { Locator } from '@playwright/test'
import { fillFirstStep, freshName, openJoin } from '../journeys/account/support.ts'
import { openCashout } from '../journeys/cashouts/support.ts'
import { choosePreset, depositButton, openChooser, openMethod, preset } from '../journeys/deposits/support.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

const fillColour = (control: Locator, part?: string) =>
  control.evaluate((element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, part)

test('forced colours show which page, banner and amount is selected @desktop', async ({ page, member: _member }) => {
  await page.goto('/')
  const sections = page.getByRole('banner').getByRole('navigation')
  expect(await fillColour(sections.getByRole('link', { name: 'Home' }))).not.toBe(
    await fillColour(sections.getByRole('link', { name: 'Slots' })),
  )
  const banners = page.getByRole('region', { name: 'Promotions' })
  const mark = (name: RegExp) => fillColour(banners.getByRole('button', { name }), '::before')
  const canvas = await fillColour(page.locator('body'))
  await expect.poll(() => mark(/^Banner 2 of/)).not.toBe(canvas)
  await page.goto('/#/games/all')
  const tabs = page.getByRole('main').getByRole('navigation')
  await expect(tabs.getByRole('link', { name: 'All', exact: true })).toBeVisible()
  expect(await fillColour(tabs.getByRole('link', { name: 'All', exact: true }))).not.toBe(
    await fillColour(tabs.getByRole('link', { name: 'Top' })),
  )
  const dialog = await openMethod(page, 'Bank card')
  const card = (amount: string) => preset(dialog, amount).locator('xpath=..')
  await card('100').click()
  await expect(preset(dialog, '100')).toBeChecked()
  expect(await fillColour(card('100'))).not.toBe(await fillColour(card('200')))
})

/** For each of these, whether it is the current one and whether it shows a line of its own. */
const linesOf = (items: Locator) =>
  items.evaluateAll((elements) => {
    const canvas = getComputedStyle(document.body).backgroundColor
    return elements.map((element) => {
      const { borderTopColor, borderTopWidth, borderBottomColor, borderBottomWidth } = getComputedStyle(element)
      const isDrawn = (colour: string, width: string) =>
        width !== '0px' && colour !== canvas && colour !== 'rgba(0, 0, 0, 0)'
      return {
        isCurrent: element.hasAttribute('aria-current'),
        hasLine: isDrawn(borderTopColor, borderTopWidth) || isDrawn(borderBottomColor, borderBottomWidth),
      }
    })
  })

async function expectLineAtCurrentOnly(items: Locator, count: number): Promise<void> {
  await expect(items).toHaveCount(count)
  const lines = await linesOf(items)
  expect(lines.filter(({ hasLine }) => hasLine)).toEqual([{ isCurrent: true, hasLine: true }])
}

test('forced colours draw a line at the current page of the bar alone @desktop', async ({ page }) => {
  await page.goto('/')
  const sections = page.getByRole('banner').getByRole('navigation')
  await expectLineAtCurrentOnly(sections.locator('> *'), 5)
})

test('forced colours draw a line at the current category and step alone', async ({ page, member: _member }) => {
  await page.goto('/#/games/all')
  await expectLineAtCurrentOnly(page.getByRole('main').getByRole('navigation').getByRole('link'), 7)
  await page.goto('/')
  const steps = (await openCashout(page)).getByRole('list').filter({ hasText: 'Amount and method' })
  await expectLineAtCurrentOnly(steps.getByRole('listitem'), 2)
})

test('forced colours draw no edge across the lines around an order number', async ({ page, member: _member }) => {
  const dialog = await openMethod(page, 'Cash App')
  await choosePreset(dialog, '100')
  await depositButton(dialog).click()
  await expect(dialog.getByRole('figure')).toBeVisible()
  await page.reload()
  const chooser = await openChooser(page)
  const copy = page.getByRole('dialog').getByRole('button', { name: /^Copy/ })
  await expect(copy).toHaveCSS('border-top-width', '0px')
  await chooser.getByRole('button', { name: 'Deposit history' }).click()
  await expect(page.getByRole('dialog', { name: 'Deposit history' })).toBeVisible()
  await expect(copy).toHaveCSS('border-top-width', '0px')
})

test('forced colours show the active option of a list and which titles can be opened @desktop', async ({ page }) => {
  await page.goto('/#/aboutBtc')
  const title = page.getByRole('main').getByRole('button', { expanded: false }).first()
  expect(await fillColour(title.locator('[aria-hidden=true]').last(), '::before')).not.toBe(
    await fillColour(page.locator('body')),
  )
  await page.goto('/#/join')
  const form = page.getByRole('main')
  await form.getByRole('combobox', { name: 'Mobile prefix' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').first()).toBeVisible()
  const here = page.locator('[role=option][data-focused]')
  expect(await fillColour(here)).not.toBe(await fillColour(page.locator('[role=option]:not([data-focused])').first()))
})

test('QR and picture codes keep their light background in forced colours @desktop', async ({
  page,
  newMember,
  signIn,
}) => {
  const form = await openJoin(page)
  await fillFirstStep(page, form, freshName())
  expect(await fillColour(form.getByRole('button', { name: 'New code' }))).toBe('rgb(244, 236, 216)')
  await signIn(await newMember({ balance: '50.00' }))
  const dialog = await openMethod(page, 'Cash App')
  await choosePreset(dialog, '100')
  await depositButton(dialog).click()
  expect(await fillColour(dialog.getByRole('figure').locator('> div'))).toBe('rgb(255, 255, 255)')
})
