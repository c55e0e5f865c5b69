import type { Locator } from '@playwright/test'

/** Scrolls until so many px are left to the mark at the end of a list that grows, and gives whoever watches its time. */
export const scrollNearEnd = (place: Locator, left: number): Promise<void> =>
  place
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

/** Lets a pop-up's long table fly past, and says how many rows came in once that was under way. */
export const drawnInFlight = (popUp: Locator): Promise<number> =>
  popUp.locator('[data-scrolls]').evaluate(async (scroller) => {
    let rows = 0
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        rows += [...addedNodes].filter((node) => node instanceof HTMLTableRowElement && !node.ariaHidden).length
    })
    const fly = async (length: number) => {
      const begun = performance.now()
      for (let last = begun; last - begun < length;) {
        const now = await new Promise(requestAnimationFrame)
        // Some six heights a second, however long a frame takes.
        scroller.scrollBy({ top: Math.max(0, now - last) * 4, behavior: 'instant' })
        last = now
      }
    }
    await fly(400)
    observer.observe(scroller, { childList: true, subtree: true })
    await fly(800)
    observer.disconnect()
    return rows
  })
