import { randomUUID } from 'node:crypto'
import { site } from './site.ts'

export interface Envelope<T = unknown> {
  readonly error: number
  readonly message: string
  readonly data: T
}

export interface TestMember {
  readonly id: number
  readonly username: string
  readonly password: string
  readonly token: string
}

/** Calls the product API from outside the browser. */
export async function call<T = unknown>(
  path: string,
  body: Readonly<Record<string, unknown>> = {},
  token?: string,
): Promise<Envelope<T>> {
  const answer = await fetch(site.api + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as Envelope<T>
}

/** Calls the product API and returns the data. Throws on an error. */
export async function data<T>(path: string, body: Readonly<Record<string, unknown>> = {}, token?: string): Promise<T> {
  const envelope = await call<T>(path, body, token)
  if (envelope.error !== 0) throw new Error(`${path} answers ${envelope.error}: ${envelope.message}`)
  return envelope.data
}

/** What a member may play with, as the API writes it: '500.00'. */
export const availableBalance = async (token: string): Promise<string> =>
  (await data<{ availableBalance: string }>('/sys/auth/token/info', {}, token)).availableBalance

/** Creates an activated, logged-in member for one test. Fields: currency, balance, credited, vipLevel, … */
export async function createMember(fields: Readonly<Record<string, unknown>> = {}): Promise<TestMember> {
  const username = `t${randomUUID().replaceAll('-', '').slice(0, 12)}`
  return data<TestMember>('/_test/member', { username, password: 'test-pass-1234', ...fields })
}
