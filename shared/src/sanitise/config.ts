import type { Config } from 'dompurify'

/** What an article may consist of. Everything else goes; the words inside a tag that goes stay. */
const tags = [
  'a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'center', 'code', 'col', 'colgroup', 'dd', 'del', 'details',
  'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img', 'ins',
  'kbd', 'li', 'mark', 'ol', 'p', 'pre', 'q', 's', 'section', 'small', 'span', 'strike', 'strong', 'sub',
  'summary', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'time', 'tr', 'u', 'ul',
]

const attributes = [
  'align', 'alt', 'colspan', 'dir', 'height', 'href', 'lang', 'link', 'open', 'reversed', 'rowspan', 'scope',
  'span', 'src', 'start', 'title', 'valign', 'width',
]

/** Frozen: no caller and no hook can widen it. No ids, names or classes: they could reach the page's own. */
export const purifyConfig = Object.freeze({
  ALLOWED_TAGS: Object.freeze(tags) as string[],
  ALLOWED_ATTR: Object.freeze(attributes) as string[],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  ALLOW_SELF_CLOSE_IN_ATTR: false,
  KEEP_CONTENT: true,
  SANITIZE_DOM: true,
  WHOLE_DOCUMENT: false,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config)

/** Longer html than this is not an article; it would only hold the page up. */
export const longestHtml = 600_000
