import type { Locator } from '@playwright/test'

/** The number of lines that an element's text takes. */
export const linesOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const tops = new Set<number>()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { top } of range.getClientRects()) tops.add(Math.round(top))
    }
    return tops.size
  })
