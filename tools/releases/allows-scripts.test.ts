import { describe, expect, it } from 'vitest'
import { allowsScripts } from './allows-scripts.ts'

const ORIGIN = 'https://cashier.casino.example'
const policyOf = (...sources: string[]) => `default-src 'none'; script-src 'self' ${sources.join(' ')}; img-src *`

describe('a Content-Security-Policy', () => {
  const allows = (header: string, origin = ORIGIN) => allowsScripts(header, origin, 'https://casino.example')

  it.each([
    policyOf(ORIGIN),
    policyOf('https://*.casino.example'),
    policyOf('cashier.casino.example:443'),
    policyOf('https:'),
    `default-src ${ORIGIN}`,
    `script-src 'none'; Script-Src-Elem ${ORIGIN}/`,
    "frame-ancestors 'none'",
    `${policyOf(ORIGIN)}, ${policyOf('*')}`,
  ])('allows the scripts of an origin: %s', (header) => expect(allows(header)).toBe(true))

  it.each([
    policyOf('https://cashier.other.example'),
    policyOf(`${ORIGIN}:8443`),
    policyOf('http://cashier.casino.example'),
    policyOf('https://*.cashier.casino.example'),
    `default-src ${ORIGIN}; script-src 'self'`,
    `${policyOf(ORIGIN)}, default-src 'none'`,
  ])('does not allow the scripts of an origin: %s', (header) => expect(allows(header)).toBe(false))

  it("allows the page's own origin by 'self'", () => {
    expect(allows(policyOf(), 'https://casino.example')).toBe(true)
    expect(allows(policyOf('http://localhost:4003'), 'http://localhost:4003')).toBe(true)
  })
})
