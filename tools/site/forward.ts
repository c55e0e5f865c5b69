import { Agent, request as ask, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import { sendMissing, sendWords } from './static-files.ts'

/**
 * Where the page's own address answers for the product API: a browser that asks there connects to no second host, and
 * asks nobody first whether it may (security.md 21).
 */
export const API_PATH = '/api'

/** The calls of a page, and a member's own files. Pictures, frames and the operator's desk have no business at the page's address. */
export const CALLS = `^${API_PATH}/(sys|base|ext)/`
const CALL = new RegExp(CALLS)
export const METHODS = ['GET', 'POST']

export const isCall = (path: string) => path.startsWith(`${API_PATH}/`)

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')
const isOwn = (address = '') => loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * Headers in which a proxy describes its client (address, country). The API trusts them from loopback, and we call it
 * from loopback, so they are dropped unless our own client is on loopback too.
 */
const PROXY_HEADERS = /^(cf-|x-forwarded-|(forwarded|x-real-ip|true-client-ip)$)/

const withoutProxies = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !PROXY_HEADERS.test(name)))

/** Hands calls on to the product API at `origin`, as a deployment's web server does (tools/deploy/nginx.ts). */
export function forwardTo(origin: string): (request: IncomingMessage, response: ServerResponse) => void {
  const agent = new Agent({ keepAlive: true })
  return (request, response) => {
    const { method, url = '', headers, socket } = request
    // As the request below reads it: what is compared is what is asked for, whatever dots are in it.
    const asked = URL.parse(`http://localhost${url}`)
    if (!asked || !METHODS.includes(method!) || !CALL.test(asked.pathname)) return sendMissing(response)
    const said = isOwn(socket.remoteAddress) ? headers : withoutProxies(headers)
    const from = [said['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ')
    const forwarded = { ...said, host: new URL(origin).host, 'x-forwarded-for': from }
    const call = ask(
      origin + asked.pathname.slice(API_PATH.length) + asked.search,
      { method, headers: forwarded, agent },
      (answer) => {
        response.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(response)
        // Half an answer is none.
        answer.once('error', () => response.destroy())
      },
    )
    call.once('error', () => (response.headersSent ? response.destroy() : sendWords(response, 502, 'no answer')))
    response.once('close', () => call.destroy())
    request.pipe(call)
  }
}
