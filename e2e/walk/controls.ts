import type { Locator, Page } from '@playwright/test'
import type { FieldTraits } from './values.ts'

type ControlKind = 'press' | 'type' | 'choose' | 'file'

interface FoundControl {
  readonly kind: ControlKind
  /** The control's name for a player, used in the report. */
  readonly name: string
  readonly field: FieldTraits
}

export interface Control extends FoundControl {
  readonly locator: Locator
}

/** The controls that can be used now: those of the topmost pop-up, otherwise those of the page. */
export async function controlsOf(page: Page): Promise<Control[]> {
  const found = await page.evaluate(markControls)
  return found.map((control, at) => ({ ...control, locator: page.locator(`[data-walk="${at}"]`) }))
}

/** Runs in the page. Marks each control with its number, so that the chosen one can be found again. */
function markControls(): FoundControl[] {
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
  const labelOf = (element: Element) =>
    element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : ''
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? (element.textContent || labelOf(element) || element.getAttribute('name'))) ||
    element.localName
  const attributeOf = (element: Element, name: string) => element.getAttribute(name) ?? ''
  const fieldOf = (element: Element): FieldTraits => ({
    type: attributeOf(element, 'type'),
    autocomplete: attributeOf(element, 'autocomplete'),
    inputMode: attributeOf(element, 'inputmode'),
    words: `${attributeOf(element, 'name')} ${attributeOf(element, 'aria-label')} ${labelOf(element)}`,
    maxLength: Number(attributeOf(element, 'maxlength')),
  })
  for (const marked of document.querySelectorAll('[data-walk]')) marked.removeAttribute('data-walk')
  const topPopUp = [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog')].findLast(isShown)
  const candidates = (topPopUp ?? document.body).querySelectorAll<HTMLElement>(
    'button:enabled, a[href], input:enabled, textarea:enabled, select:enabled, [role=option], summary',
  )
  const controls = [...candidates].filter(
    (element) => isShown(element) && !(element instanceof HTMLAnchorElement && element.protocol === 'mailto:'),
  )
  return controls.map((element, at) => {
    element.dataset['walk'] = String(at)
    const name = `${element.localName} "${nameOf(element).trim().slice(0, 30)}"`
    return { kind: kindOf(element), name, field: fieldOf(element) }
  })
}
