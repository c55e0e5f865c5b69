import { answerOf, type Answer } from '../api/answer.ts'

const FORM = 'application/x-www-form-urlencoded;charset=UTF-8'
/** Milliseconds: a little less than the content waits for the access check (site.md 4). */
const LIMIT = 4_500

/** Whether the visitor may see the site (site.md 4). */
export const accessCall = { path: '/sys/ipinfoCloudFlare' }

/** A call as it is sent over the wire: a form unless `type` says otherwise. */
export interface Asked {
  readonly path: string
  readonly wire?: string
  readonly type?: string
  readonly limit?: number
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Sends one call to the product API. The returned promise rejects on failure, but causes no unhandled rejection if
 * nobody uses it.
 */
export function askEarly(
  origin: string,
  { path, wire = '', type = FORM, limit = LIMIT, headers = {} }: Asked,
): Promise<Answer> {
  const answer = fetch(origin + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': type },
    body: wire,
    credentials: 'omit',
    signal: AbortSignal.timeout(limit),
  }).then(answerOf)
  answer.catch(() => undefined)
  return answer
}
