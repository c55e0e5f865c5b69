import createDOMPurify from 'dompurify'
import { internalPathOfAddress, safeUrl } from '../links/index.ts'
import { longestHtml, purifyConfig } from './config.ts'
import { trustedPolicy } from './policy.ts'

export interface SanitiseOptions {
  /**
   * The API's origin: the base of the pictures' relative addresses, and the only place that they may come from.
   * Default: the document's address.
   */
  readonly base?: string
}

let purifier: ReturnType<typeof createDOMPurify> | undefined

/**
 * Turns html from the API into nodes that run nothing, style nothing and load nothing from unknown hosts. Links lead to
 * http(s) in a new tab or to a path of the site; where they lead nowhere, only their words stay (D21). A picture's
 * `link` attribute becomes a link around it, kept as `data-link`. An h1 becomes an h2: the page has its own h1. Invalid
 * values (not a text, too long) give an empty fragment.
 */
export function sanitiseHtml(html: unknown, options: SanitiseOptions = {}): DocumentFragment {
  if (typeof html !== 'string' || html.length > longestHtml) return document.createDocumentFragment()
  purifier ??= createDOMPurify(window)
  const fragment = purifier.sanitize(html, {
    ...purifyConfig,
    RETURN_DOM_FRAGMENT: true,
    ...trustedPolicy(),
  })
  for (const heading of fragment.querySelectorAll('h1')) lower(heading)
  const base = options.base ?? document.baseURI
  for (const anchor of fragment.querySelectorAll('a')) cleanAnchor(anchor)
  for (const image of fragment.querySelectorAll('img')) cleanImage(image, base)
  for (const other of fragment.querySelectorAll('[src]:not(img), [href]:not(a), [link]')) {
    for (const name of ['src', 'href', 'link']) other.removeAttribute(name)
  }
  return fragment
}

function lower(heading: Element): void {
  const second = document.createElement('h2')
  for (const { name, value } of heading.attributes) second.setAttribute(name, value)
  second.append(...heading.childNodes)
  heading.replaceWith(second)
}

function cleanAnchor(anchor: HTMLAnchorElement): void {
  const raw = anchor.getAttribute('href')
  anchor.removeAttribute('link')
  // Something that looks like a link and leads nowhere would be pressed in vain.
  if (raw === null || pointTo(anchor, raw) === null) anchor.replaceWith(...anchor.childNodes)
}

function cleanImage(image: HTMLImageElement, base: string): void {
  const source = safeUrl(image.getAttribute('src') ?? '', { base, allowedHosts: [] })
  const link = image.getAttribute('link')
  image.removeAttribute('link')
  if (!source) return image.remove()
  image.setAttribute('src', source.href)
  image.setAttribute('loading', 'lazy')
  image.setAttribute('referrerpolicy', 'no-referrer')
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
  if (link === null || image.closest('a')) return
  const anchor = document.createElement('a')
  const target = pointTo(anchor, link)
  if (target === null) return
  image.setAttribute('data-link', target)
  image.replaceWith(anchor)
  anchor.append(image)
}

/**
 * Gives the anchor a checked address, which it returns: '#/path' inside the site, a new tab outside. Null where
 * refused, as is an address without a scheme (`www.site.example`), which would name a file on whatever server it is
 * resolved against.
 */
function pointTo(anchor: HTMLAnchorElement, raw: string): string | null {
  const path = internalPathOfAddress(raw)
  if (path !== null) {
    anchor.setAttribute('href', `#${path}`)
    return `#${path}`
  }
  const url = safeUrl(raw)
  if (!url) return null
  anchor.setAttribute('href', url.href)
  anchor.setAttribute('target', '_blank')
  anchor.setAttribute('rel', 'noopener noreferrer')
  return url.href
}
