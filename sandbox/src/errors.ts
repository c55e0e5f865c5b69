import type { MessageId, Values } from './messages/index.ts'

const ERROR_GENERIC = 1
const ERROR_SESSION = -2

/**
 * A refusal by the operator: becomes the envelope's nonzero `error` and its `message`, in the caller's language. `data`
 * names the field at fault, if any. Codes: 1 refused, -2 session invalid (site.md 8), 404 no such thing.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly messageId: MessageId
  readonly values: Values
  readonly code: number
  readonly status: number
  /** The request's field at fault, if any. */
  field: string | null = null

  constructor(messageId: MessageId, values: Values = {}, code: number = ERROR_GENERIC, status = 200) {
    super(messageId)
    this.messageId = messageId
    this.values = values
    this.code = code
    this.status = status
  }

  /** Names the request's field at fault: the form that sent it focuses that field. */
  at(field: string): this {
    this.field = field
    return this
  }
}

/** Nobody is logged in, or not any more: the site goes to its login page. */
export const sessionInvalid = () => new Refusal('session.invalid', {}, ERROR_SESSION)
