type Child = Node | string | null | false | undefined
type Value = string | number | boolean | null | undefined | ((event: never) => void)
type Props = Record<string, Value>

const SVG = 'http://www.w3.org/2000/svg'

function fill<Made extends Element>(element: Made, props: Props, children: Child[]): Made {
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener)
    else element.setAttribute(name, value === true ? '' : String(value))
  }
  for (const child of children) if (child) element.append(child)
  return element
}

/** Makes an HTML element; a property whose value is a function ('onclick') becomes a listener. */
export const h = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] => fill(document.createElement(tag), props, children)

/** Makes an SVG element. */
export const s = <Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: Child[]
): SVGElementTagNameMap[Tag] => fill(document.createElementNS(SVG, tag), props, children)

/** A line icon for a button, drawn on 24 by 24 units. */
export const icon = (path: string): SVGElement =>
  s('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, s('path', { d: path }))

/** Empties an element and puts new children in. */
export const setChildren = (element: Element, ...children: Child[]): void => {
  element.replaceChildren(...children.filter((child): child is Node | string => Boolean(child)))
}

/** Keeps a mouse press from moving the focus, so that Space still presses the main button after a chip was placed. */
export const keepFocus = (event: Event): void => event.preventDefault()
