import { answerOf, type Answer } from '../api/answer.ts'

const FORM = 'application/x-www-form-urlencoded;charset=UTF-8'
/** Milliseconds: a little less than the content waits for the access check (site.md 4). */
const TIMEOUT_MS = 4_500

/** Whether the visitor may see the site (site.md 4). */
export const accessCall = { path: '/sys/ipinfoCloudFlare' }

/** A call as it is sent: a form unless `type` says otherwise. `limit`: its timeout in ms. */
export interface EarlyRequest {
  readonly path: string
  readonly body?: string
  readonly type?: string
  readonly limit?: number
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Sends one call to the product API. The returned promise rejects on failure, but causes no unhandled rejection if
 * nobody uses it.
 */
export function sendEarly(
  origin: string,
  { path, body = '', type = FORM, limit = TIMEOUT_MS, headers = {} }: EarlyRequest,
): Promise<Answer> {
  const answer = fetch(origin + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': type },
    body,
    credentials: 'omit',
    signal: AbortSignal.timeout(limit),
  }).then(answerOf)
  answer.catch(() => undefined)
  return answer
}
