import { buildApi } from '../api/server.ts'
import type { Context } from '../context.ts'

interface Envelope {
  error: number
  message: string
  // Untyped: each test knows what it reads from it.
  data: ReturnType<typeof JSON.parse>
}

export interface TestApi {
  /** POSTs JSON to a call and returns the envelope. */
  post: (path: string, body?: object, headers?: Record<string, string>) => Promise<Envelope>
  /** POSTs a form, as the site does by default. */
  form: (path: string, body: Record<string, string>, headers?: Record<string, string>) => Promise<Envelope>
  app: Awaited<ReturnType<typeof buildApi>>
}

/** The product API, called without listening on a port. */
export async function testApi(ctx: Context): Promise<TestApi> {
  const app = await buildApi(ctx)
  const send = async (url: string, payload: string, headers: Record<string, string>) => {
    const answer = await app.inject({
      method: 'POST',
      url,
      payload,
      headers: { host: 'localhost:4010', ...headers },
    })
    return JSON.parse(answer.body) as Envelope
  }
  return {
    app,
    post: (path, body = {}, headers = {}) =>
      send(path, JSON.stringify(body), { 'content-type': 'application/json', ...headers }),
    form: (path, body, headers = {}) =>
      send(path, new URLSearchParams(body).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      }),
  }
}

/** The header that says who is asking. */
export const as = (member: { token?: string | undefined }) => ({ authorization: member.token ?? '' })
