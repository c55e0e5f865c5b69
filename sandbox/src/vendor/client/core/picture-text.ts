import { s } from './dom.ts'

const ids = new Map<string, string>()
let sheet: SVGElement | undefined

/**
 * Figures and letters that belong to a picture: on a chip, on a card. What the picture stands for is said in full beside
 * it, so they are no words of the button that it lies on. Each is written once, on a sheet that nobody sees.
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
