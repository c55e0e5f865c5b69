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
const RESPONSE_PATHS: Readonly<Record<string, (transport: Transport) => Promise<unknown>>> = {
  'a call': (transport) => transport.post({ path, body: {} }),
  'a call with a key': (transport) => transport.post({ path, body: {}, idempotencyKey: 'k1' }),
  'a call that the page itself had made': (transport) => {
    const sendCall = () => sendEarly('https://api.example', { path })
    window.croupierEarly = [{ path, payload: '{}', language: 'fi', authorization: 'secret', send: sendCall }]
    return transport.post({ path, body: {} })
  },
  'an upload': (transport) => createApiService(transport, '').upload(path, new Blob(['x']), { schema: v.unknown() }),
  'a file': (transport) => createApiService(transport, '').file(path, {}),
}

function failing(responsePath: string, status: number, envelope: object) {
  Upload.answer = { status, responseText: JSON.stringify(envelope) }
  vi.stubGlobal('XMLHttpRequest', Upload)
  return failureOf(RESPONSE_PATHS[responsePath]!(transportFor(() => Response.json(envelope, { status })).transport))
}

afterEach(() => {
  vi.unstubAllGlobals()
  delete window.croupierEarly
})

describe.each(Object.keys(RESPONSE_PATHS))('%s', (way) => {
  it.each([
    [200, 501],
    [200, 429],
    [400, 7],
  ])("with status %i and error %i is a refusal with the operator's code (site.md 8)", async (status, code) => {
    const failure = await failing(way, status, { error: code, message: 'No.' })
    expect(failure).toMatchObject({ kind: 'refused', code, message: 'No.' })
    expect(isRefusal(failure)).toBe(true)
  })

  it.each([
    [503, 1],
    [500, -1],
    [429, 1],
  ])('with status %i and error %i is no refusal, since it may have been carried out (D3)', async (status, error) => {
    const failure = await failing(way, status, { error, message: 'Broken.' })
    expect(failure).toMatchObject({ kind: 'network', code: status, message: 'Broken.' })
    expect(isRefusal(failure)).toBe(false)
  })

  it("shows the client's message for a breakdown without one", async () => {
    const failure = await failing(way, 503, { error: 1, message: '' })
    expect(failure.message).toBe('Server is busy, please try later')
  })

  it('reports the end of the session, whatever the status is', async () => {
    expect(await failing(way, 500, { error: -2, message: 'gone' })).toMatchObject({ kind: 'session', code: -2 })
  })
})
