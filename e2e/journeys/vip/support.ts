import type { Locator, Page } from '@playwright/test'

export { openFromMenu } from '../../support/drawer.ts'

/**
 * The texts of a table's cells, row by row, without the head; the column titles that phones show beside them are left
 * out.
 */
export async function cellsOf(dialog: Locator, label: string): Promise<string[][]> {
  const rows = dialog.getByRole('table', { name: label, exact: true }).locator('tbody tr')
  await rows.first().waitFor()
  return rows.evaluateAll((all) =>
    all.map((row) =>
      [...row.children].map((cell) => {
        const parts = [...cell.children].filter((part) => part.getAttribute('aria-hidden') !== 'true')
        return parts.map((part) => part.textContent.replace(/\s+/g, ' ').trim()).join(' ')
      }),
    ),
  )
}

/** Scrolls a list to its end, again each time that it grows, as a thumb does. */
export async function scrollToEnd(page: Page, rows: Locator, total: number): Promise<void> {
  for (let count = await rows.count(); count < total; count = await rows.count()) {
    await rows.last().scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 4000)
    await rows.nth(count).waitFor()
  }
}
