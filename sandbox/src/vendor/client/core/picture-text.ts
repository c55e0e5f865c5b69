import { s } from './dom.ts'

const ids = new Map<string, string>()
let sheet: SVGElement | undefined

/**
 * Figures and letters that are part of a picture, such as a chip or a card. The picture's meaning is given in full next
 * to it, so they must not become part of a button's name: each is written once, in a hidden SVG, and only referenced.
 */
export function pictureText(words: string, props: Readonly<Record<string, string | number | false>>): SVGElement {
  let id = ids.get(words)
  if (!id) {
    id = `picture-text-${ids.size}`
    ids.set(words, id)
    if (!sheet) document.body.append((sheet = s('svg', { class: 'picture-texts', 'aria-hidden': 'true' })))
    sheet.append(s('text', { id }, words))
  }
  return s('use', { href: `#${id}`, ...props })
}
