// A picture inside <img> loads no fonts, so the display face is drawn as outlines. The file holds the
// letters of Fraunces at weight 600 (SIL Open Font License 1.1), 240 units to the em, with its kerning.
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

type Placed = { letter: string; at: number; d: string }

/** Lays the text out in font units. Throws on a letter that the outlines do not hold. */
const layOut = (text: string): { width: number; placed: Placed[] } => {
  let width = 0
  const letters = [...text]
  const placed = letters.map((letter, index) => {
    const glyph = glyphs[letter]
    if (!glyph) throw new Error(`No outline for the letter "${letter}"`)
    const at = width
    width += Number(glyph[0]) + (kern[letter + (letters[index + 1] ?? '')] ?? 0)
    return { letter, at, d: String(glyph[1]) }
  })
  return { width, placed }
}

/** Width of the text at the given size, in the picture's units. */
export const letteringWidth = (text: string, size: number): number => (layOut(text).width * size) / outlines.em

const shifted = ({ d, at }: Placed): string => d.replace(/M(-?\d+)/g, (_, x: string) => `M${Number(x) + at}`)

/** A repeated letter is drawn once and reused, which keeps a long name small. */
const shapes = (placed: Placed[], id: string): string => {
  const first = new Map<string, Placed>()
  for (const one of placed) if (!first.has(one.letter)) first.set(one.letter, one)
  const again = placed.filter((one) => first.get(one.letter) !== one)
  const repeated = new Set(again.map((one) => one.letter))
  const name = (letter: string): string => `${id}${letter.codePointAt(0)}`
  const once = [...first.values()]
    .filter((one) => !repeated.has(one.letter))
    .map(shifted)
    .join('')
  return (
    (once && `<path d="${once}"/>`) +
    [...repeated]
      .map((letter) => first.get(letter))
      .map((one) => (one?.d ? `<path id="${name(one.letter)}" d="${shifted(one)}"/>` : ''))
      .join('') +
    again
      .map((one) =>
        one.d ? `<use href="#${name(one.letter)}" x="${one.at - (first.get(one.letter)?.at ?? 0)}"/>` : '',
      )
      .join('')
  )
}

/** The text as outlines. Throws on a letter that the outlines do not hold. */
export const lettering = (text: string, options: LetteringOptions): string => {
  const { width, placed } = layOut(text)
  const scale = options.size / outlines.em
  const x = options.anchor === 'start' ? options.x : options.x - (width * scale) / 2
  const round = (value: number): number => Math.round(value * 1e4) / 1e4
  return (
    `<g fill="${options.color}" transform="translate(${round(x)} ${options.y}) scale(${round(scale)})">` +
    `${shapes(placed, text.slice(0, 2).replace(/[^A-Za-z0-9]/g, '') + 'x')}</g>`
  )
}
