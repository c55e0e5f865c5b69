const MAX_LENGTH = 300
/** What is read of a message: the patterns take the square of its length, on the page's own thread. */
const READ = 1_000

/** An error as a short text without what may be a person's: mail addresses, queries, long numbers and tokens. */
export function scrubbed(reason: unknown): string {
  const text = reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason)
  return (
    // In whole words: half an address would not be known for one.
    (text.length > READ ? `${text.slice(0, text.lastIndexOf(' ', READ) + 1)}…` : text)
      .replace(/[^\s@]+@[^\s@]+/g, '[mail]')
      .replace(/\?[^\s"')]*/g, '?…')
      .replace(/eyJ[\w.-]+/g, '[token]')
      // A card number may come in the groups in which it is typed.
      .replace(/\d(?:[ -]?\d){4,}/g, '[number]')
      .replace(/\b(?=\w*\d)\w{24,}\b/g, '[token]')
      .slice(0, MAX_LENGTH)
  )
}
