const FORM = 'application/x-www-form-urlencoded;charset=UTF-8'
const LIMIT = 4_500

const bannersBody = '{"enabled":1,"sortIndex_0":"ASC"}'

/** What the home page's screens ask for first: the body as their code gives it, and as it goes over the wire. */
export const earlyCalls = [
  { path: '/base/banner/listAll', body: bannersBody, wire: bannersBody, type: 'application/json' },
  { path: '/sys/game/all', body: '{}', wire: '', type: FORM },
  { path: '/sys/latestWin/randomList', body: '{}', wire: '', type: FORM },
] as const

interface Asked {
  readonly path: string
  readonly wire?: string
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** One call of the product API. Whoever takes its answer hears of a failure; nobody else does. */
export function askEarly(origin: string, { path, wire = '', type = FORM, headers = {} }: Asked): Promise<unknown> {
  const answer = fetch(origin + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': type },
    body: wire,
    credentials: 'omit',
    signal: AbortSignal.timeout(LIMIT),
  }).then((response) => response.json() as Promise<unknown>)
  answer.catch(() => undefined)
  return answer
}
