import type { Locator } from '@playwright/test'
import { openFromMenu } from '../journeys/account/support.ts'
import { speak } from '../support/language.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 320, height: 640 } })

/** Texts that overlap others, by the bounding boxes of their letters. */
const overlaps = (texts: Locator) =>
  texts.evaluateAll((elements) => {
    const boxes = elements.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return { text: element.textContent, box: range.getBoundingClientRect() }
    })
    return boxes.flatMap(({ text, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            box.left < other.box.right &&
            other.box.left < box.right &&
            box.top < other.box.bottom - 1 &&
            other.box.top < box.bottom - 1,
        )
        .map((other) => `${text} over ${other.text}`),
    )
  })

test('a nine-digit summary does not overlap its neighbours on a narrow phone @mobile', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(await newMember({ balance: '987654321.55' }))
  const dialog = await openFromMenu(page, 'Transaction history', 'Cashier')
  const amounts = dialog.locator('dl dd')
  await expect(amounts.first()).toContainText('987,654,321.55')
  expect(await overlaps(amounts)).toEqual([])
})

test('the date filters of a history show the year @mobile', async ({ page, member: _member }) => {
  const dialog = await openFromMenu(page, 'Transaction history', 'Cashier')
  for (const label of ['From', 'To']) {
    const missing = await dialog.getByLabel(label, { exact: true }).evaluate((field: HTMLInputElement) => {
      const unclipped = field.cloneNode() as HTMLInputElement
      unclipped.style.cssText = 'position: absolute; inline-size: max-content'
      field.after(unclipped)
      const { offsetWidth } = unclipped
      unclipped.remove()
      return offsetWidth - field.offsetWidth
    })
    expect(missing, label).toBeLessThanOrEqual(0)
  }
})

test('a bonus of two lines is below the name of its method @mobile', async ({ page, member: _member }) => {
  await speak(page, 'fi')
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Talleta' }).click()
  const chooser = page.getByRole('dialog', { name: 'Talletus' })
  const method = chooser
    .getByRole('listitem')
    .filter({ hasText: /bonus, enintään/ })
    .first()
  const parts = method.locator('small, button span span')
  await expect(parts).toHaveCount(2)
  expect(await overlaps(parts)).toEqual([])
})

test('the two totals of points align, however many lines their labels take @mobile', async ({
  page,
  member: _member,
}) => {
  await speak(page, 'de')
  await page.goto('/')
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('button', { name: 'VIP-Shop' }).click()
  const sums = page.getByRole('dialog', { name: 'VIP-Shop' }).locator('dl dd')
  await expect(sums).toHaveCount(2)
  const tops = await sums.evaluateAll((all) => all.map((sum) => sum.getBoundingClientRect().top))
  expect(tops[0]).toBe(tops[1])
})

test('the bottom bar does not clip its labels on a narrow phone @mobile', async ({ page }) => {
  await speak(page, 'de')
  await page.goto('/')
  const label = page.getByRole('navigation').getByText('Registrieren', { exact: true })
  await expect(label).toBeVisible()
  const missing = await label.evaluate((element) => {
    const letters = document.createRange()
    letters.selectNodeContents(element)
    const { paddingLeft, paddingRight, width } = getComputedStyle(element)
    return (
      letters.getBoundingClientRect().width + parseFloat(paddingLeft) + parseFloat(paddingRight) - parseFloat(width)
    )
  })
  // Any overflow, however small, would be cut with an ellipsis.
  expect(missing).toBeLessThanOrEqual(0)
})
