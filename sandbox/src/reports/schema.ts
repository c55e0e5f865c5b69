import * as v from 'valibot'

/** The most reports that a page sends at once (shell/src/reports/reporter.ts). */
const MAX_REPORTS = 20
const LONGEST_MESSAGE = 300
/** How much of a message is scanned: the patterns take time quadratic in its length. */
const READ = 1_000

const text = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern))

/** Personal or secret parts: mail addresses, tokens, long numbers, whatever follows a ? or #. */
const hidden: readonly [RegExp, string][] = [
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '…@…'],
  [/([?#])[^\s'")]*/g, '$1…'],
  [/\b[A-Za-z0-9_-]{24,}\b/g, '…'],
  [/\d[\d -]{4,}\d/g, '…'],
]

/** The beginning of a message in whole words: half an address would not be recognised as one. */
function beginning(message: string): string {
  if (message.length <= READ) return message
  const read = message.slice(0, READ)
  return `${read.slice(0, read.lastIndexOf(' ') + 1)}…`
}

/** A message without anything personal, cut to what a reader needs. */
export const scrubbed = (message: string): string =>
  hidden.reduce((left, [pattern, by]) => left.replaceAll(pattern, by), beginning(message)).slice(0, LONGEST_MESSAGE)

/** The body of POST /ext/reports: what went wrong or how fast it was, of which version of which bundle. */
export const reportsSchema = v.object({
  reports: v.pipe(
    v.array(
      v.object({
        kind: v.picklist(['error', 'load', 'vital', 'refused']),
        remote: v.picklist(['shell', 'account', 'games', 'cashier', 'vip']),
        /** Empty where no version was listed. */
        version: text(/^[\w.+-]{0,64}$/),
        name: text(/^[\w .:/-]{1,64}$/),
        value: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e9))),
        message: v.optional(v.pipe(v.string(), v.maxLength(10_000), v.transform(scrubbed)), ''),
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_REPORTS),
  ),
})
