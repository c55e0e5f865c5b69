// A picture inside <img> loads no fonts, so the display face is drawn as outlines. The file holds the
// letters of Fraunces at weight 600 (SIL Open Font License 1.1), 400 units to the em, with its kerning.
import outlines from './fraunces-600.json' with { type: 'json' }

const glyphs: Record<string, (string | number)[] | undefined> = outlines.glyphs
const kern: Record<string, number | undefined> = outlines.kern

export type LetteringOptions = {
  x: number
  y: number
  size: number
  color: string
  anchor?: 'start' | 'middle'
}

/** Lays the text out in font units: how wide it is, and one path of all its letters. */
const layOut = (text: string): { width: number, d: string } => {
  let width = 0
  let d = ''
  const letters = [...text]
  for (const [index, letter] of letters.entries()) {
    const glyph = glyphs[letter]
    if (!glyph) throw new Error(`No outline for the letter "${letter}"`)
    const start = width
    d += String(glyph[1]).replace(/M(-?\d+)/g, (_, x: string) => `M${Number(x) + start}`)
    width += Number(glyph[0]) + (kern[letter + (letters[index + 1] ?? '')] ?? 0)
  }
  return { width, d }
}

/** Width of the text at the given size, in the picture's units. */
export const letteringWidth = (text: string, size: number): number => layOut(text).width * size / outlines.em

/** The text as one outline. Throws on a letter that the outlines do not hold. */
export const lettering = (text: string, options: LetteringOptions): string => {
  const { width, d } = layOut(text)
  const scale = options.size / outlines.em
  const x = options.anchor === 'start' ? options.x : options.x - width * scale / 2
  const round = (value: number): number => Math.round(value * 1e4) / 1e4
  return `<path fill="${options.color}" transform="translate(${round(x)} ${options.y}) scale(${round(scale)})"`
    + ` d="${d}"/>`
}
