import { answerOf, type Answer } from '../api/answer.ts'

const FORM = 'application/x-www-form-urlencoded;charset=UTF-8'
/** Milliseconds: a little less than the content waits for the access check (site.md 4). */
const LIMIT = 4_500

/** Whether the visitor may see the site (site.md 4). */
export const accessCall = { path: '/sys/ipinfoCloudFlare' }

/** A call as it goes over the wire: without a type, a form. */
export interface Asked {
  readonly path: string
  readonly wire?: string
  readonly type?: string
  readonly limit?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** One call of the product API. Whoever takes its answer hears of a failure; nobody else does. */
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
