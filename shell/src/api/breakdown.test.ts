import { isRefusal } from '@croupier/shared/api'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { sendEarly } from '../inline-script/send-early.ts'
import { createApiService } from './api-service.ts'
import { failureOf, transportFor } from '../testing/test-transport.ts'
import type { Transport } from './transport.ts'

const path = '/ext/a'

/** An XMLHttpRequest that is answered at once. */
class Upload {
  static answer = { status: 200, responseText: '' }
  readonly upload = {}
  readonly status = Upload.answer.status
  readonly responseText = Upload.answer.responseText
  onload?: () => void
  onloadend?: () => void
  open = vi.fn()
  setRequestHeader = vi.fn()
  send() {
    this.onload?.()
    this.onloadend?.()
  }
}

/** The ways in which a response of the API reaches the page. */
const ways: Readonly<Record<string, (transport: Transport) => Promise<unknown>>> = {
  'a call': (transport) => transport.post({ path, body: {} }),
  'a call with a key': (transport) => transport.post({ path, body: {}, idempotencyKey: 'k1' }),
  'a call that the page itself had made': (transport) => {
    const ask = () => sendEarly('https://api.example', { path })
    window.croupierEarly = [{ path, payload: '{}', language: 'fi', authorization: 'secret', send: ask }]
    return transport.post({ path, body: {} })
  },
  'an upload': (transport) => createApiService(transport, '').upload(path, new Blob(['x']), { schema: v.unknown() }),
  'a file': (transport) => createApiService(transport, '').file(path, {}),
}

function failing(way: string, status: number, envelope: object) {
  Upload.answer = { status, responseText: JSON.stringify(envelope) }
  vi.stubGlobal('XMLHttpRequest', Upload)
  return failureOf(ways[way]!(transportFor(() => Response.json(envelope, { status })).transport))
}

afterEach(() => {
  vi.unstubAllGlobals()
  delete window.croupierEarly
})

describe.each(Object.keys(ways))('%s', (way) => {
  it.each([
    [200, 501],
    [200, 429],
    [400, 7],
  ])(
    'that status %i answers with error %i is refused: the code is the operator’s own (site.md 8)',
    async (status, code) => {
      const failure = await failing(way, status, { error: code, message: 'No.' })
      expect(failure).toMatchObject({ kind: 'refused', code, message: 'No.' })
      expect(isRefusal(failure)).toBe(true)
    },
  )

  it.each([
    [503, 1],
    [500, -1],
    [429, 1],
  ])('that status %i answers with error %i is not: nobody knows whether it was done (D3)', async (status, error) => {
    const failure = await failing(way, status, { error, message: 'Broken.' })
    expect(failure).toMatchObject({ kind: 'network', code: status, message: 'Broken.' })
    expect(isRefusal(failure)).toBe(false)
  })

  it('without words of a server that breaks down has those of the client', async () => {
    const failure = await failing(way, 503, { error: 1, message: '' })
    expect(failure.message).toBe('Server is busy, please try later')
  })

  it('of a session that is over says so, whatever its status', async () => {
    expect(await failing(way, 500, { error: -2, message: 'gone' })).toMatchObject({ kind: 'session', code: -2 })
  })
})
