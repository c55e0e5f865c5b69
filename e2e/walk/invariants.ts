import type { Page } from '@playwright/test'

/** What is wrong with the page, whatever it shows. Only what is still wrong after a moment counts, for transitions. */
export async function violationsOf(page: Page): Promise<string[]> {
  const now = await checkPage(page)
  if (now.length === 0) return []
  await page.waitForTimeout(SETTLE_MS)
  const later = await checkPage(page)
  return now.filter((violation) => later.includes(violation))
}

/** ms */
const SETTLE_MS = 1_500

/** A page that is navigating away counts as having no problems. */
const checkPage = (page: Page): Promise<string[]> =>
  page.evaluate(findViolations).catch((error: Error) => {
    if (/navigation|context was destroyed/.test(error.message)) return []
    throw error
  })

/** Runs in the page. */
function findViolations(): string[] {
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0
  }
  const text = document.body.innerText
  const boxes = [...document.querySelectorAll('[role=dialog]')].filter((box) => isShown(box) && !box.closest('main'))
  const top = boxes.at(-1)
  const modal = top && getComputedStyle(document.documentElement).overflow === 'hidden' ? top : undefined
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const violations: Readonly<Record<string, unknown>> = {
    'scrolls sideways': document.documentElement.scrollWidth > innerWidth + 1,
    'a pop-up scrolls sideways': boxes.some((box) => box.scrollWidth > box.clientWidth + 1),
    'a value that is none': /\b(undefined|NaN)\b|\[object /.exec(text)?.[0],
    'the pop-up on top is inert': top?.closest('[inert]'),
    'the focus is behind the pop-up': modal && !modal.contains(document.activeElement),
    'the page is inert without a pop-up': boxes.length === 0 && document.querySelector('body > [inert]'),
    'an id twice': ids.find((id, at) => ids.indexOf(id) !== at),
    'two headings of the first rank': [...document.querySelectorAll('main h1')].filter(isShown).length > 1,
    'no title': !document.title,
  }
  const suffix = (detail: unknown) => (typeof detail === 'string' ? `: ${detail}` : '')
  return Object.entries(violations).flatMap(([what, detail]) => (detail ? [what + suffix(detail)] : []))
}
