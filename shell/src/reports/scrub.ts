const MAX_LENGTH = 300

/** An error as a short text without what may be a person's: mail addresses, queries, long numbers and tokens. */
export function scrubbed(reason: unknown): string {
  const text = reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason)
  return (
    text
      .replace(/[^\s@]+@[^\s@]+/g, '[mail]')
      .replace(/\?[^\s"')]*/g, '?…')
      .replace(/eyJ[\w.-]+/g, '[token]')
      // A card number may come in the groups in which it is typed.
      .replace(/\d(?:[ -]?\d){4,}/g, '[number]')
      .replace(/\b(?=\w*\d)\w{24,}\b/g, '[token]')
      .slice(0, MAX_LENGTH)
  )
}
