/** WCAG 2.2 contrast of the token colours: for our own theme's test, and for the theme of a site's file. */

type Colour = readonly [red: number, green: number, blue: number, alpha: number]
type Tokens = Readonly<Record<string, string>>

const SURFACES = ['--surface-0', '--surface-1', '--surface-2']
const INKS = ['--text', '--text-soft', '--accent', '--danger', '--ok', '--warn']

interface Pair {
  readonly ink: string
  readonly ground: string
  /** 4.5 for text (1.4.3), 3 for what shows where a control is (1.4.11). */
  readonly needed: number
}

const pair = (ink: string, ground: string, needed = 4.5): Pair => ({ ink, ground, needed })

/** What is drawn on what. */
const PAIRS: readonly Pair[] = [
  ...SURFACES.flatMap((ground) => INKS.map((ink) => pair(ink, ground))),
  pair('--text', '--field'),
  pair('--text-soft', '--field'),
  pair('--accent-ink', '--accent'),
  pair('--accent-ink', '--accent-strong'),
  pair('--danger-ink', '--danger-fill'),
  pair('--field-line', '--field', 3),
]

/** The pairs with too little contrast, a sentence each; only those with one of the `changed` tokens, where given. */
export function contrastProblems(tokens: Tokens, changed = Object.keys(tokens)): string[] {
  const unparsable = new Set<string>()
  const found = PAIRS.filter(({ ink, ground }) => changed.includes(ink) || changed.includes(ground)).flatMap(
    ({ ink, ground, needed }) => {
      const [over, under] = [ink, ground].map((name) => colourOf(tokens, name) ?? void unparsable.add(name))
      if (!over || !under) return []
      const ratio = contrast(over, under)
      // Rounded down to a hundredth, so that it never reads like the ratio that is needed.
      const shown = Math.floor(ratio * 100) / 100
      const what = `${ink} (${tokens[ink]}) on ${ground} (${tokens[ground]})`
      return ratio < needed ? [`${what} has a contrast of ${shown}:1, and needs ${needed}:1`] : []
    },
  )
  return [
    ...[...unparsable].map((name) => `${name}: ${tokens[name]} is no colour like #1a2b3c or rgb(26 43 60 / 50%)`),
    ...found,
  ]
}

function contrast(over: Colour, under: Colour): number {
  const shown = over.slice(0, 3).map((part, index) => part * over[3] + under[index]! * (1 - over[3]))
  const [low = 0, high = 0] = [luminance(shown), luminance(under)].toSorted((left, right) => left - right)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** A token's colour, its parts from 0 to 1: #rgb(a), #rrggbb(aa), rgb(), or another token. */
function colourOf(tokens: Tokens, name: string, from: readonly string[] = []): Colour | undefined {
  const value = tokens[name]?.trim() ?? ''
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (other) return from.includes(other) ? undefined : colourOf(tokens, other, [...from, name])
  return hex(value) ?? rgb(value)
}

function hex(value: string): Colour | undefined {
  if (!/^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value)) return undefined
  const digits = value.length > 5 ? value.slice(1) : value.slice(1).replaceAll(/./g, '$&$&')
  const part = (at: number) => (at < digits.length ? Number.parseInt(digits.slice(at, at + 2), 16) / 255 : 1)
  return [part(0), part(2), part(4), part(6)]
}

function rgb(value: string): Colour | undefined {
  const inner = /^rgba?\(([^()]+)\)$/i.exec(value)?.[1]
  const parts = inner?.split(/[\s,/]+/).filter(Boolean) ?? []
  const share = (part: string, whole: number) => Number.parseFloat(part) / (part.endsWith('%') ? 100 : whole)
  const [red = NaN, green = NaN, blue = NaN, alpha = 1] = parts.map((part, at) => share(part, at < 3 ? 255 : 1))
  const colour: Colour = [red, green, blue, alpha]
  return parts.length <= 4 && colour.every((part) => part >= 0 && part <= 1) ? colour : undefined
}
