import * as v from 'valibot'
import { textPlaceholders, type TextDocument } from '../texts/format.ts'

/** Whether a string has known placeholders and targets alone, and no marker that would show as a stray `**`. */
function isSound(words: string): boolean {
  const placeholders = [...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const targets = [...words.matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => target ?? '')
  return (
    words !== '' &&
    placeholders.every((name) => textPlaceholders.some((known) => known === name)) &&
    targets.every((target) => /^(\/[\w/]+|screen:\w+|mail:support)$/.test(target)) &&
    words.split('**').length % 2 === 1
  )
}

const line = v.pipe(
  v.string(),
  v.check(isSound, ({ input }) => `unsound: ‘${input}’`),
)
/** `{chat}` is no fact: it may only stand at the beginning of a point. */
const point = v.pipe(
  v.string(),
  v.check(
    (words) => isSound(words.replace(/^\{chat\}/, '')),
    ({ input }) => `unsound: ‘${input}’`,
  ),
)
const someOf = <Each extends v.GenericSchema>(each: Each) => v.pipe(v.array(each), v.minLength(1))

const tableSchema = v.pipe(
  v.strictObject({ caption: line, head: someOf(line), rows: someOf(v.array(line)) }),
  v.check(({ head, rows }) => rows.every(({ length }) => length === head.length), 'a row of another length'),
)

const sectionSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  title: v.optional(line),
  blocks: someOf(
    v.union([
      v.strictObject({ p: line }),
      v.strictObject({ ul: someOf(point) }),
      v.strictObject({ ol: someOf(line) }),
      v.strictObject({ table: tableSchema }),
      v.strictObject({ note: line }),
    ]),
  ),
})

/** Checks the files of the long texts in unit tests: in the page they are trusted. */
export const textSchema = v.strictObject({
  title: line,
  sections: someOf(sectionSchema),
}) satisfies v.GenericSchema<unknown, TextDocument>
