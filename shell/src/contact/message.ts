export interface ContactMessage {
  readonly name: string
  readonly username: string
  readonly email: string
  readonly phone: string
  /** The query type, in the player's words. */
  readonly topic: string
  readonly message: string
}

/** The labels of the fields in the player's language, for the body of the mail. */
export type ContactLabels = Readonly<Record<Exclude<keyof ContactMessage, 'message'>, string>>

/** The whole message as text: all fields, then what was written (D9). */
export function messageText(fields: ContactMessage, labels: ContactLabels): string {
  const lines = (['name', 'username', 'email', 'phone', 'topic'] as const).map(
    (key) => `${labels[key]}: ${fields[key]}`,
  )
  return [...lines, '', fields.message].join('\n')
}

/** A mailto address that opens the player's mail program with the finished message (D9). */
export function mailAddress(to: string, subject: string, body: string): string {
  const lines = body.replace(/\r?\n/g, '\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}
