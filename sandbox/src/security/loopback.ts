import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'

const FORBIDDEN = 403

/** Whether a host, to listen on or named by a request, is this machine's loopback. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

/** The name in the request's Host header. Forwarded headers do not count: a web page could send them as well. */
const requestedHost = (request: FastifyRequest): string =>
  URL.parse(`http://${request.headers.host ?? ''}`)?.hostname.replace(/^\[(.*)\]$/, '$1') ?? ''

/** Whether a request's host is an IP address or `localhost`. Another name may be a stranger's that points here. */
export function usesIpAddress(request: FastifyRequest): boolean {
  const name = requestedHost(request)
  return isLoopback(name) || isIP(name) !== 0
}

/**
 * Mails, the back office, reports and test calls are for this machine and answer only under its own names: a web
 * page whose name points here reads nothing. Where the sandbox listens for other machines too, and test calls were
 * allowed all the same, any name will do.
 */
export function refuseOtherHosts(ctx: Context, request: FastifyRequest): void {
  if (isLoopback(ctx.config.host) && !isLoopback(requestedHost(request)))
    throw new Refusal('request.invalid', {}, FORBIDDEN, FORBIDDEN)
}
