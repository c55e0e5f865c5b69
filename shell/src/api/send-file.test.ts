import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendFile } from './send-file.ts'
import type { Transport } from './transport.ts'

class Request {
  static last: Request
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  status = 200
  responseText = ''
  onload?: () => void
  onabort?: () => void
  onloadend?: () => void
  open = vi.fn()
  send = vi.fn()
  setRequestHeader = vi.fn()
  constructor() {
    Request.last = this
  }
  abort() {
    this.onabort?.()
    this.onloadend?.()
  }
}

const transport = {
  url: (path: string) => path,
  headers: () => ({ authorization: 'secret', language: 'fi' }),
  failure: (_path: string, error: Error, signal?: AbortSignal) =>
    new Error(signal?.aborted ? 'aborted' : error.message),
} as unknown as Transport

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', Request)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('sendFile', () => {
  it('sends the file as form field `file`, with token and language (SH-30)', async () => {
    const sent = sendFile(transport, '/file', new File(['x'], 'passport.png'), {})
    const request = Request.last
    expect(request.open).toHaveBeenCalledWith('POST', '/file')
    // The browser itself sets the content type, with the boundary between the fields.
    expect(request.setRequestHeader.mock.calls).toEqual([
      ['authorization', 'secret'],
      ['language', 'fi'],
    ])
    const form = request.send.mock.calls[0]?.[0] as FormData
    expect([...form].map(([name, file]) => [name, (file as File).name])).toEqual([['file', 'passport.png']])
    request.responseText = '{"error":0}'
    request.onload?.()
    expect(await sent).toEqual({ status: 200, body: { error: 0 } })
  })

  it('aborts after a minute without progress, but never while bytes move', async () => {
    const shares: number[] = []
    const sent = sendFile(transport, '/file', new Blob(['x']), { onProgress: (share) => shares.push(share) })
    const failure = expect(sent).rejects.toThrow('upload failed')
    for (const loaded of [1, 2, 3, 4]) {
      await vi.advanceTimersByTimeAsync(50_000)
      Request.last.upload.onprogress?.({ loaded, total: 5 })
    }
    expect(shares).toEqual([0.2, 0.4, 0.6, 0.8])
    await vi.advanceTimersByTimeAsync(60_000)
    await failure
  })

  it('sends nothing if the signal is aborted already', async () => {
    const sent = sendFile(transport, '/file', new Blob(['x']), { signal: AbortSignal.abort() })
    await expect(sent).rejects.toThrow('aborted')
    expect(Request.last.send).not.toHaveBeenCalled()
  })
})
