import { beforeAll, expect, it } from 'vitest'
import type { Context } from '../context.ts'
import { testApi } from '../testing/api.ts'
import { testContext } from '../testing/context.ts'
import { isLoopback } from './loopback.ts'

let ctx: Context
beforeAll(async () => {
  ctx = await testContext()
})

const listening = async (host: string) => {
  const api = await testApi({ ...ctx, config: { ...ctx.config, host } })
  return async (url: string, name: string) =>
    (await api.app.inject({ url, headers: { host: name, 'x-forwarded-host': 'localhost' } })).statusCode
}

const PAGES = ['/mailbox', '/mailbox/1', '/operator/withdrawals', '/reports']
const OWN = ['localhost:4010', 'localhost', '127.0.0.1:4010', '[::1]:4010']
const FOREIGN = [
  'evil.example',
  'evil.example:4010',
  '127.0.0.1.evil.example',
  'localhost.evil.example:4010',
  '10.0.0.7:4010',
  'localhost@evil.example',
]

it.each(['127.0.0.1', 'localhost', '::1', '127.0.0.2'])(
  'pages for this machine respond only under its names: listening on %s',
  async (host) => {
    const request = await listening(host)
    for (const url of PAGES) {
      for (const name of OWN) expect([url, name, await request(url, name)]).not.toContain(403)
      for (const name of FOREIGN) expect([url, name, await request(url, name)]).toContain(403)
    }
  },
)

it('pages for this machine respond under any name if test calls are allowed for other machines', async () => {
  const request = await listening('0.0.0.0')
  expect(await request('/mailbox', 'tester.example:4010')).toBe(200)
})

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['::1', true],
  ['127.example', false],
  ['0.0.0.0', false],
  ['', false],
])('the host %s names this machine: %s', (host, own) => {
  expect(isLoopback(host)).toBe(own)
})
