import type { Page } from '@playwright/test'

/**
 * What a player with large letters would miss: text that a box clips or that overflows its button, and horizontal
 * scrolling.
 */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) found.add(`the page is ${root.scrollWidth} of ${root.clientWidth} px wide`)
    const isHidden = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest('[inert], [aria-hidden=true], [data-live-announcer]') !== null
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement!
      if (!text.textContent!.trim() || parent.closest('script, style, option, header') || isHidden(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const line of range.getClientRects()) {
        if (line.width < 2) continue
        for (let box: Element | null = parent; box; box = box.parentElement) {
          const style = getComputedStyle(box)
          const around = box.getBoundingClientRect()
          // Only for screen readers.
          if (around.width <= 1 || around.height <= 1 || style.clipPath !== 'none') break
          const isButton = box.matches('button, a[href]') && style.display !== 'inline'
          const hides = (overflow: string) => isButton || /hidden|clip/.test(overflow)
          const scrolls = (overflow: string) => /auto|scroll/.test(overflow)
          const what = `${parent.tagName.toLowerCase()}.${parent.className} "${text.textContent!.trim().slice(0, 40)}" in ${box.tagName.toLowerCase()}.${box.className}`
          const isDialog = box.closest('[role=dialog]') !== null && !box.matches('ul, nav, [tabindex]')
          if (scrolls(style.overflowX) && isDialog && line.right > around.left + box.clientLeft + box.clientWidth + 1)
            found.add(`sideways: ${what}`)
          if (scrolls(style.overflowX)) break
          if (hides(style.overflowX) && (line.left < around.left - 1 || line.right > around.right + 1))
            found.add(`cut: ${what}`)
          if (scrolls(style.overflowY)) break
          if (hides(style.overflowY) && (line.top < around.top - 3 || line.bottom > around.bottom + 3))
            found.add(`cut below: ${what}`)
          if (style.position === 'fixed' || box === root) {
            if (line.left < -1 || line.right > innerWidth + 1) found.add(`off the screen: ${what}`)
            break
          }
        }
      }
    }
    return [...found]
  })
