import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'

const FORBIDDEN = 403

/** Whether an address to listen on, or the name by which somebody asks, is this machine's own. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

/** By which name a request asks, as it was sent: what a proxy forwards, a page can send as well. */
const askedName = (request: FastifyRequest): string =>
  URL.parse(`http://${request.headers.host ?? ''}`)?.hostname.replace(/^\[(.*)\]$/, '$1') ?? ''

/** Whether a request names the address of the machine itself, or `localhost`: any other name may lead here as well. */
export function asksByAddress(request: FastifyRequest): boolean {
  const name = askedName(request)
  return isLoopback(name) || isIP(name) !== 0
}

/**
 * What is for this machine (mails, the operator's desk, reports, test calls) answers under its own names alone: a page
 * on the web whose name leads here reads nothing. Where the sandbox listens for other machines too, and test calls were
 * allowed all the same, any name will do.
 */
export function refuseOtherNames(ctx: Context, request: FastifyRequest): void {
  if (isLoopback(ctx.config.host) && !isLoopback(askedName(request)))
    throw new Refusal('request.invalid', {}, FORBIDDEN, FORBIDDEN)
}
