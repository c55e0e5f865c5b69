import {
  Agent,
  request as sendRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import { sendMissing, sendText } from './static-files.ts'

/**
 * The path at which the page's own address forwards to the product API: a browser that calls it there connects to no
 * second host, and sends no preflight request (security.md 21).
 */
export const API_PATH = '/api'

/**
 * The paths that are forwarded: a page's API calls and a member's own files. Pictures, frames and the back office
 * are not served at the page's address.
 */
export const FORWARDED_PATHS = `^${API_PATH}/(sys|base|ext)/`
const FORWARDED_PATH = new RegExp(FORWARDED_PATHS)
export const FORWARDED_METHODS = ['GET', 'POST']

/** Whether a path of the page's address is meant for the product API. It may still be refused by `forwardTo`. */
export const isCall = (path: string) => path.startsWith(`${API_PATH}/`)

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')
const isLoopback = (address = '') => loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * Headers in which a proxy describes its client (address, country). The API trusts them from loopback, and we call it
 * from loopback, so they are dropped unless our own client is on loopback too.
 */
const PROXY_HEADERS = /^(cf-|x-forwarded-|(forwarded|x-real-ip|true-client-ip)$)/

const withoutProxyHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !PROXY_HEADERS.test(name)))

/**
 * Forwards calls to the product API at `origin`, as a deployment's web server does (tools/deploy/nginx.ts). Own code
 * instead of a proxy package: only these paths and methods may pass, and headers that a client could forge are dropped;
 * what remains is a dozen lines. In a deployment nginx does it.
 */
export function forwardTo(origin: string): (request: IncomingMessage, response: ServerResponse) => void {
  const agent = new Agent({ keepAlive: true })
  return (request, response) => {
    const { method, url = '', headers, socket } = request
    // Parsed as the request below parses it, so that the path that is checked is the one that is requested, whatever
    // dots it has.
    const target = URL.parse(`http://localhost${url}`)
    if (!target || !FORWARDED_METHODS.includes(method!) || !FORWARDED_PATH.test(target.pathname))
      return sendMissing(response)
    const clientHeaders = isLoopback(socket.remoteAddress) ? headers : withoutProxyHeaders(headers)
    const forwardedFor = [clientHeaders['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ')
    const forwarded = { ...clientHeaders, host: new URL(origin).host, 'x-forwarded-for': forwardedFor }
    const call = sendRequest(
      origin + target.pathname.slice(API_PATH.length) + target.search,
      { method, headers: forwarded, agent },
      (answer) => {
        response.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(response)
        // A response that broke off is aborted here too, so that the client does not take it for complete.
        answer.once('error', () => response.destroy())
      },
    )
    call.once('error', () => (response.headersSent ? response.destroy() : sendText(response, 502, 'no answer')))
    response.once('close', () => call.destroy())
    request.pipe(call)
  }
}
