const MAX_LENGTH = 300
/** How many characters of a message are read: the patterns take quadratic time, on the page's own thread. */
const MAX_READ = 1_000

/** An error as a short text without possible personal data: mail addresses, queries, long numbers and tokens. */
export function scrubbed(reason: unknown): string {
  const text = reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason)
  return (
    // Cut between words: half a mail address would not be recognized as one.
    (text.length > MAX_READ ? `${text.slice(0, text.lastIndexOf(' ', MAX_READ) + 1)}…` : text)
      .replace(/[^\s@]+@[^\s@]+/g, '[mail]')
      .replace(/\?[^\s"')]*/g, '?…')
      .replace(/eyJ[\w.-]+/g, '[token]')
      // A card number may come in the groups in which it is typed.
      .replace(/\d(?:[ -]?\d){4,}/g, '[number]')
      .replace(/\b(?=\w*\d)\w{24,}\b/g, '[token]')
      .slice(0, MAX_LENGTH)
  )
}
