import { Agent, request as ask, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import { sendMissing, sendWords } from './static-files.ts'

/**
 * The path at which the page's own address forwards to the product API: a browser that calls it there connects to no
 * second host, and sends no preflight request (security.md 21).
 */
export const API_PATH = '/api'

/**
 * The paths that are forwarded: a page's API calls and a member's own files. Pictures, frames and the back office
 * are not served at the page's address.
 */
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

/** Forwards calls to the product API at `origin`, as a deployment's web server does (tools/deploy/nginx.ts). */
export function forwardTo(origin: string): (request: IncomingMessage, response: ServerResponse) => void {
  const agent = new Agent({ keepAlive: true })
  return (request, response) => {
    const { method, url = '', headers, socket } = request
    // Parsed as the request below parses it, so that the path that is checked is the one that is requested, whatever
    // dots it has.
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
        // A response that broke off is aborted here too, so that the client does not take it for complete.
        answer.once('error', () => response.destroy())
      },
    )
    call.once('error', () => (response.headersSent ? response.destroy() : sendWords(response, 502, 'no answer')))
    response.once('close', () => call.destroy())
    request.pipe(call)
  }
}
