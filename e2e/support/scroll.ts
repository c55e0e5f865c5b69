import type { Locator, Page } from '@playwright/test'

/**
 * Scrolls until so many px are left to the end marker of a growing list, and gives intersection observers time to run.
 */
export const scrollNearEnd = (list: Locator, left: number): Promise<void> =>
  list
    .locator('div[aria-hidden=true]:empty')
    .last()
    .evaluate(async (mark, rest) => {
      let scroller = mark.parentElement
      while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement
      const end = scroller ? scroller.getBoundingClientRect().bottom : innerHeight
      const root = scroller ?? document.scrollingElement!
      root.scrollBy(0, mark.getBoundingClientRect().top - end - rest)
      for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame)
    }, left)

const FRAME = 16
/** px per frame: about eight heights of a pop-up a second. */
const STEP = 100

/**
 * Scrolls a pop-up's long table fast, with the page's clock stopped and moved by the test; returns how many rows were
 * added once the scrolling was under way.
 */
export async function rowsRenderedWhileScrolling(page: Page, popUp: Locator): Promise<number> {
  const scroller = popUp.locator('[data-scrolls]')
  const scrollFor = async (frames: number) => {
    for (let frame = 0; frame < frames; frame++) {
      await scroller.evaluate(
        (element, top) =>
          new Promise((onScroll) => {
            element.addEventListener('scroll', onScroll, { once: true })
            element.scrollBy({ top, behavior: 'instant' })
          }),
        STEP,
      )
      await page.clock.runFor(FRAME)
    }
  }
  await scrollFor(15)
  const counter = await scroller.evaluateHandle((element) => {
    const count = { rows: 0 }
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        count.rows += [...addedNodes].filter((node) => node instanceof HTMLTableRowElement && !node.ariaHidden).length
    }).observe(element, { childList: true, subtree: true })
    return count
  })
  await scrollFor(30)
  return counter.evaluate(({ rows }) => rows)
}
