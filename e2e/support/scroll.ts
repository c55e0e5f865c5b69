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
