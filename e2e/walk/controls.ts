import type { Locator, Page } from '@playwright/test'

type ControlKind = 'press' | 'type' | 'choose' | 'file'

export interface Control {
  readonly locator: Locator
  readonly kind: ControlKind
  /** As a player would call it, for the report. */
  readonly name: string
}

/** What can be used now: in the pop-up on top, else in the page. */
export async function controlsOf(page: Page): Promise<Control[]> {
  const found = await page.evaluate(markControls)
  return found.map(({ kind, name }, at) => ({ kind, name, locator: page.locator(`[data-walk="${at}"]`) }))
}

/** Runs in the page. Each control is marked with its number, so that the one which was chosen can be found again. */
function markControls(): { kind: ControlKind; name: string }[] {
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const { visibility } = getComputedStyle(element)
    return width > 2 && height > 2 && visibility !== 'hidden' && !element.closest('[inert], [aria-hidden=true]')
  }
  const kindOf = (element: Element): ControlKind => {
    if (element instanceof HTMLSelectElement) return 'choose'
    if (element instanceof HTMLTextAreaElement) return 'type'
    if (!(element instanceof HTMLInputElement)) return 'press'
    if (element.type === 'file') return 'file'
    return /^(checkbox|radio|range|submit)$/.test(element.type) ? 'press' : 'type'
  }
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name'))) || element.localName
  for (const marked of document.querySelectorAll('[data-walk]')) marked.removeAttribute('data-walk')
  const place = [...document.querySelectorAll('[role=dialog], dialog')].findLast(isShown) ?? document.body
  const all = place.querySelectorAll<HTMLElement>(
    'button:enabled, a[href], input:enabled, textarea:enabled, select:enabled, [role=option], summary',
  )
  const controls = [...all].filter(
    (element) => isShown(element) && !(element instanceof HTMLAnchorElement && element.protocol === 'mailto:'),
  )
  return controls.map((element, at) => {
    element.dataset['walk'] = String(at)
    return { kind: kindOf(element), name: `${element.localName} "${nameOf(element).trim().slice(0, 30)}"` }
  })
}
