import type { ApiService } from '@croupier/shared/host'
import * as v from 'valibot'
import { afterEach, expect, it, vi } from 'vitest'
import { requests, transportFor } from '../testing/test-transport.ts'
import { createApiService } from './api-service.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const schema = v.unknown()
const calls: Record<string, (api: ApiService, path: string) => Promise<unknown>> = {
  'a call': (api, path) => api.post(path, {}, { schema }),
  'an upload': (api, path) => api.upload(path, new Blob(['x']), { schema }),
  'a file': (api, path) => api.file(path, {}),
}
const open = () => {
  const { transport } = transportFor(() => Response.json({ error: 0, message: '', data: { token: 'secret' } }))
  return createApiService(transport, '')
}

const TOKEN_PATHS = [
  'login',
  'register',
  'faceBookRegister',
  'logout',
  'token/info',
  'token/refresh',
  'TOKEN/info',
].map((name) => `/sys/auth/${name}`)
const DISGUISED = ['/./sys/auth/token/info', '//sys/auth/token/info', '/x/../sys/auth/token/info']
const ESCAPED = ['/sys/auth/%74oken/info', '/sys/auth/token/info?', '/sys/auth/token/info/', '/sys\\auth\\token\\info']
const FOREIGN = ['.evil.example/x', '@evil.example/x', ':81/x', 'https://evil.example/x', '']

it.each(Object.keys(calls))('%s of a remote reaches neither the token nor another host', async (kind) => {
  const send = vi.fn()
  vi.stubGlobal('XMLHttpRequest', send)
  for (const path of [...TOKEN_PATHS, ...DISGUISED, ...ESCAPED, ...FOREIGN]) {
    const api = open()
    await expect(calls[kind]!(api, path), path).rejects.toThrow('is no call of host.api')
    expect([requests, send.mock.calls], path).toEqual([[], []])
  }
})

it.each(['/sys/auth/checkRegister1', '/sys/auth/checkRegisterV2', '/ext/deposit/pending'])(
  '%s is a call like any other',
  async (path) => {
    await calls['a call']!(open(), path)
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([path])
  },
)
