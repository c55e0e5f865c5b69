import type { Page } from '@playwright/test'

/**
 * What a player with large letters would miss: text that a box clips or that overflows its button, and horizontal
 * scrolling. Returns one message for each piece of text, and none when everything can be read.
 */
export const clippedText = (page: Page): Promise<string[]> => page.evaluate(findClippedText)

/** Runs in the page. */
function findClippedText(): string[] {
  const root = document.documentElement
  const isHidden = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest('[inert], [aria-hidden=true], [data-live-announcer]') !== null

  /** The texts that a player should be able to read, with the boxes of their lines. */
  const visibleTexts = () => {
    const texts: { parent: Element; text: string; lines: DOMRect[] }[] = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const parent = node.parentElement!
      const text = node.textContent!.trim()
      if (!text || parent.closest('script, style, option, header') || isHidden(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      texts.push({ parent, text, lines: [...range.getClientRects()].filter(({ width }) => width >= 2) })
    }
    return texts
  }

  /** How a line overflows one of the boxes around it, and whether a box further out can still clip it. */
  const overflowOf = (line: DOMRect, box: Element): { problems: string[]; isLast: boolean } => {
    const style = getComputedStyle(box)
    const around = box.getBoundingClientRect()
    const isForScreenReaders = around.width <= 1 || around.height <= 1 || style.clipPath !== 'none'
    if (isForScreenReaders) return { problems: [], isLast: true }
    const isButton = box.matches('button, a[href]') && style.display !== 'inline'
    const hides = (overflow: string) => isButton || /hidden|clip/.test(overflow)
    const scrolls = (overflow: string) => /auto|scroll/.test(overflow)
    if (scrolls(style.overflowX)) {
      const isDialog = box.closest('[role=dialog]') !== null && !box.matches('ul, nav, [tabindex]')
      const isWider = line.right > around.left + box.clientLeft + box.clientWidth + 1
      return { problems: isDialog && isWider ? ['sideways'] : [], isLast: true }
    }
    const problems: string[] = []
    if (hides(style.overflowX) && (line.left < around.left - 1 || line.right > around.right + 1)) problems.push('cut')
    if (scrolls(style.overflowY)) return { problems, isLast: true }
    if (hides(style.overflowY) && (line.top < around.top - 3 || line.bottom > around.bottom + 3))
      problems.push('cut below')
    const isLast = style.position === 'fixed' || box === root
    if (isLast && (line.left < -1 || line.right > innerWidth + 1)) problems.push('off the screen')
    return { problems, isLast }
  }

  const problemsOf = (line: DOMRect, parent: Element, text: string) => {
    const found: string[] = []
    const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const { problems, isLast } = overflowOf(line, box)
      found.push(
        ...problems.map((problem) => `${problem}: ${nameOf(parent)} "${text.slice(0, 40)}" in ${nameOf(box!)}`),
      )
      if (isLast) break
    }
    return found
  }

  const isPageWider = root.scrollWidth > root.clientWidth
  const page = isPageWider ? [`the page is ${root.scrollWidth} of ${root.clientWidth} px wide`] : []
  const clipped = visibleTexts().flatMap(({ parent, text, lines }) =>
    lines.flatMap((line) => problemsOf(line, parent, text)),
  )
  return [...new Set([...page, ...clipped])]
}
