import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { forwardTo } from './forward.ts'

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => void (server.close(), server.closeAllConnections())))

async function listening(server: Server): Promise<string> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Starts a product API that records each request, and the page's address that forwards to it. */
async function site() {
  const received: { request: IncomingMessage; body: string }[] = []
  const api = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      received.push({ request, body })
      response.writeHead(201, { 'content-type': 'application/json', 'x-api': 'yes' }).end('{"error":0}')
    })
  })
  const origin = await listening(api)
  return { heard: received, api, origin, page: await listening(createServer(forwardTo(origin))) }
}

const post = (address: string, init: RequestInit = {}) => fetch(address, { method: 'POST', ...init })

describe('the forwarding of API calls', () => {
  it('forwards method, body and client address, and returns the response', async () => {
    const { heard, origin, page } = await site()
    const headers = { authorization: 'token', language: 'ja', origin: page, 'x-forwarded-for': '203.0.113.7' }
    const answer = await post(`${page}/api/sys/withdraw/apply?id=1`, { headers, body: 'amount=200' })
    expect([answer.status, answer.headers.get('x-api'), await answer.text()]).toEqual([201, 'yes', '{"error":0}'])
    const [{ request, body } = { request: undefined, body: '' }] = heard
    expect([request?.method, request?.url, body]).toEqual(['POST', '/sys/withdraw/apply?id=1', 'amount=200'])
    expect(request?.headers).toMatchObject({
      ...headers,
      host: new URL(origin).host,
      'x-forwarded-for': '203.0.113.7, 127.0.0.1',
    })
  })

  it('forwards proxy headers from this machine, and drops those of other clients', async () => {
    const { heard, origin, page } = await site()
    const headers = { 'cf-ipcountry': 'KR', 'x-forwarded-for': '127.0.0.1', forwarded: 'for=127.0.0.1', language: 'ja' }
    await post(`${page}/api/sys/game/all`, { headers })
    expect(heard[0]?.request.headers).toMatchObject({ ...headers, 'x-forwarded-for': '127.0.0.1, 127.0.0.1' })
    const forward = forwardTo(origin)
    const reached = createServer((request, response) => {
      Object.defineProperty(request.socket, 'remoteAddress', { value: '::ffff:198.51.100.9' })
      forward(request, response)
    })
    await post(`${await listening(reached)}/api/sys/game/all`, { headers })
    const { headers: told } = heard[1]!.request
    expect(told).toMatchObject({ language: 'ja', 'x-forwarded-for': '::ffff:198.51.100.9' })
    expect(told).not.toHaveProperty('cf-ipcountry')
    expect(told).not.toHaveProperty('forwarded')
  })

  it('forwards the request for a stored file', async () => {
    const { heard, page } = await site()
    expect((await fetch(`${page}/api/sys/file/get?id=1`)).status).toBe(201)
    expect(heard[0]?.request.url).toBe('/sys/file/get?id=1')
  })

  it.each([
    ['DELETE', '/api/sys/game/all'],
    ['GET', '/api/mailbox'],
    ['POST', '/api/operator/settings'],
    ['POST', '/api/pictures/a.svg'],
    ['POST', '/api//sys/game/all'],
    ['POST', '/sys/game/all'],
    ['POST', '//x/api/sys/game/all'],
    ['GET', '/api/sys/../mailbox'],
    ['GET', '/api/sys/%2e%2E/mailbox'],
    ['POST', String.raw`/api/sys/..\_test/member`],
    ['POST', '/api/ext/..//operator/settings'],
  ])('answers 404 to %s %s, which is no API call', async (method, path) => {
    const { heard, page } = await site()
    const { hostname, port } = new URL(page)
    // Sends the path as it is: fetch would normalise it.
    const status = await new Promise((resolve, reject) => {
      const call = ask({ hostname, port, path, method }, (answer) => resolve(answer.resume().statusCode))
      call.once('error', reject).end()
    })
    expect([status, heard]).toEqual([404, []])
  })

  it('answers 502 when the API does not answer, and aborts a response that the API aborted', async () => {
    const { api, page } = await site()
    api.close()
    api.closeAllConnections()
    expect((await post(`${page}/api/sys/game/all`)).status).toBe(502)
    const half = createServer((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half')
      setImmediate(() => response.destroy())
    })
    const cut = await listening(createServer(forwardTo(await listening(half))))
    await expect(post(`${cut}/api/sys/game/all`).then((answer) => answer.text())).rejects.toThrow()
  })

  it('aborts a call that its page aborted', async () => {
    const { promise: came, resolve: onCome } = Promise.withResolvers<IncomingMessage>()
    const page = await listening(createServer(forwardTo(await listening(createServer(onCome)))))
    const giveUp = new AbortController()
    const answer = post(`${page}/api/sys/game/all`, { signal: giveUp.signal })
    const { socket } = await came
    const ended = new Promise((resolve) => socket.once('close', resolve))
    giveUp.abort()
    await expect(answer).rejects.toThrow('abort')
    await ended
  })
})
