import type { Request } from '@playwright/test'

/** The calls that the specification marks as JSON, and the orders of D4, which follow the same pattern. */
const JSON_CALLS = new Set([
  '/sys/auth/register',
  '/base/state/listAll',
  '/base/state/find',
  '/base/country/listAll',
  '/base/banner/listAll',
  '/base/inviteConfig/listAll',
  '/base/news/listPage',
  '/base/game/listPage',
  '/base/depositPaymentMethod/find',
  '/sys/deposit/creditcard/deposit',
  '/sys/deposit/cattl/deposit',
  '/sys/deposit/paypal/depositOrder',
  '/sys/deposit/cash/depositOrder',
  '/sys/deposit/crypto/deposit',
  '/sys/deposit/crypt/depositOrder',
  '/sys/deposit/pix/depositOrder',
  '/sys/deposit/cpay/depositOrder',
  '/sys/deposit/pingpong/depositOrder',
  '/sys/withdraw/apply',
  '/sys/withdraw/listPage',
  '/sys/member/documents/update',
  '/base/vipLevel/listAll',
  '/sys/member/transaction/page',
])

/**
 * How a call of the product API should be encoded but is not (SH-30); undefined when it is right, or not such a call.
 */
export function wrongEncoding(request: Request): string | undefined {
  const [, path] = /(\/(?:sys|base)\/[\w/]+)$/.exec(new URL(request.url()).pathname) ?? []
  const type = request.headers()['content-type'] ?? ''
  if (request.method() !== 'POST' || !path || !type) return undefined
  const expected = encodingOf(path)
  return type.startsWith(expected) ? undefined : `${path} is sent as ${type} instead of ${expected}`
}

function encodingOf(path: string): string {
  if (path === '/sys/file/upload') return 'multipart/form-data'
  return JSON_CALLS.has(path) ? 'application/json' : 'application/x-www-form-urlencoded'
}
