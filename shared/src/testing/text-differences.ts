import type { TextDocument } from '../texts/format.ts'

/** Numbers that English spells and another language may write in digits: 'three months', '3か月'. */
const spelled: Readonly<Record<string, readonly string[]>> = {
  zero: ['0'],
  twice: ['2'],
  both: ['2'],
  two: ['2'],
  second: ['2'],
  third: ['3'],
  three: ['3'],
  four: ['4'],
  five: ['5'],
  six: ['6'],
  eights: ['8'],
  ten: ['10'],
  dozen: ['12'],
  half: ['50'],
}

/**
 * How a translation differs from the English text, one line per difference, [] where it does not: in its sections and
 * blocks, and in the placeholders, links, bold words and numbers of every string (SH-28).
 */
export function textDifferences(english: TextDocument, text: TextDocument): string[] {
  const [ours, theirs] = [stringsOf(english.sections), stringsOf(text.sections)]
  const paths = new Set([...ours.keys(), ...theirs.keys()])
  return [...paths].flatMap((path) => {
    const [source, words] = [ours.get(path), theirs.get(path)]
    if (source === undefined) return [`${path}: too much`]
    if (words === undefined) return [`${path}: missing`]
    if (path.endsWith('.id')) return source === words ? [] : [`${path}: ${words} instead of ${source}`]
    const differences = [...markDifferences(source, words), ...numberDifferences(source, words)]
    return differences.map((line) => `${path}: ${line}`)
  })
}

/** A placeholder, the target of a link, a bold marker. */
const mark = /\{\w+\}|\]\([^)]*\)|\*\*/g

function markDifferences(source: string, words: string): string[] {
  const [wanted, found] = [source, words].map((line) => matches(everySymbol(line), mark).join(' '))
  return wanted === found ? [] : [`‘${found}’ instead of ‘${wanted}’`]
}

/** Finnish writes the symbol of a range once: '{fiatSymbol}\u00a010–50'. */
function everySymbol(line: string): string {
  return line.replace(/(\{\w*Symbol\}\u00a0)(\d+)–(?=\d)/g, '$1$2–$1')
}

function numberDifferences(source: string, words: string): string[] {
  // '24/7' is an idiom: 'rund um die Uhr'.
  const [wanted, found] = [numbersOf(source.replace('24/7', '')), numbersOf(words)]
  const spoken = (source.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => spelled[word] ?? [])
  // 'a' and 'one' are a 1 in many languages: '1回'.
  const allowed = new Set([...numbersOf(source), ...spoken, '1'])
  return [
    ...[...wanted].filter((number) => !found.has(number)).map((number) => `${number} is missing`),
    ...[...found].filter((number) => !allowed.has(number)).map((number) => `${number} is not in English`),
  ]
}

/** '15.000', '15,000' and '15 000' (no-break) are one number; '2,00' is '2.00', and '00:01' is '00.01'. */
function numbersOf(line: string): Set<string> {
  const numbers = matches(line, /\d+(?:[.,\u00a0\u202f]\d+|:\d\d)*/g)
  return new Set(numbers.map((number) => number.replace(/\D(?=\d{3}(?!\d))/g, '').replace(/[,:]/g, '.')))
}

function matches(line: string, pattern: RegExp): string[] {
  return (line.match(pattern) ?? []).sort()
}

/** Every string with its place: 'sections.0.blocks.1.ul.2'. */
function stringsOf(value: unknown, path = 'sections'): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]])
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return new Map(entries.flatMap(([key, child]) => [...stringsOf(child, `${path}.${key}`)]))
}
