import { expect, type Locator, type Page } from '@playwright/test'

/** Whether the focused element is visible and marked as focused: 'seen', or what is wrong. */
export const describeFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return 'nothing'
    // Elements outside the tab order (a pop-up's box, a page's heading) need no mark: the new content shows it; a frame
    // has its own.
    if (element.matches('iframe, [tabindex="-1"]')) return 'seen'
    const { outlineStyle, boxShadow, borderColor } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    const isInside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth
    const isMarked =
      outlineStyle !== 'none' ||
      boxShadow !== 'none' ||
      (element.matches('input, select, textarea') && borderColor !== '')
    const coveringElement = (x: number, y: number) => {
      const found = document.elementFromPoint(x, y)
      return found && !element.contains(found) && !found.contains(element) && !found.closest('label') ? found : null
    }
    // A multi-line text field is scrolled to its caret.
    const isCovered =
      coveringElement(box.left + 4, box.top + 4) &&
      coveringElement((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    const name = `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40)}`
    const problem =
      (!isInside && 'out of sight') || (isCovered && `below ${isCovered.className}`) || (!isMarked && 'not marked')
    return problem ? `${name} (${problem})` : 'seen'
  })

/** Presses Tab until the control has the focus; on the way the focus must never be lost or hidden. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press('Tab')
    // A drawer may still be sliding in.
    await expect.poll(() => describeFocus(page)).toBe('seen')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${control} is not reached in 60 steps`)
}

/** Tabs to the control and presses Enter. */
export async function pressByKey(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}
