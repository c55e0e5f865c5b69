import { isIP } from 'node:net'
import { join } from 'node:path'
import { PARTS } from './open.ts'
import type { PartName, SandboxOptions } from './open.ts'
import { SetupError } from '../setup-error.ts'

const REPOSITORY = join(import.meta.dirname, '..', '..', '..')

type Env = Readonly<Record<string, string | undefined>>

/** The options that the environment sets (README.md, 'Run it'). Throws SetupError that names an invalid one. */
export function optionsFrom(env: Env): SandboxOptions {
  const { DATA_DIR, HOST, SITE_FILE, SANDBOX_FAULTS, RATE_LIMIT, SANDBOX_PARTS } = env
  if (SANDBOX_FAULTS && !/^[01]$/.test(SANDBOX_FAULTS))
    throw new SetupError(`SANDBOX_FAULTS is ${SANDBOX_FAULTS}: 1 or 0.`)
  return {
    basePort: wholeNumber('PORT', env['PORT'] || '4000', 65_000),
    dataDir: DATA_DIR || join(REPOSITORY, '.data'),
    databaseUrl: address(env, 'DATABASE_URL', 'postgres://user:password@host/database', /^(postgres(ql)?|socket):/),
    smtpUrl: address(env, 'SMTP_URL', 'smtp://user:password@host:587', /^smtps?:\/\//),
    siteFile: SITE_FILE,
    siteOrigins: listOf(env['SITE_ORIGINS']).map(originIn),
    ...(SANDBOX_PARTS === undefined ? {} : { parts: listOf(SANDBOX_PARTS).map(partIn) }),
    ...(env['TRUSTED_PROXIES'] ? { trustedProxies: listOf(env['TRUSTED_PROXIES']) } : {}),
    // Some shells set HOST to the machine's name: only an IP address counts.
    ...(HOST && isIP(HOST) ? { host: HOST } : {}),
    ...(SANDBOX_FAULTS ? { testCalls: SANDBOX_FAULTS === '1' } : {}),
    ...(RATE_LIMIT ? { rateLimit: wholeNumber('RATE_LIMIT', RATE_LIMIT, Number.MAX_SAFE_INTEGER) } : {}),
  }
}

const listOf = (text = '') =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

function wholeNumber(name: string, text: string, maximum: number): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 1 && number <= maximum) return number
  throw new SetupError(`${name} is ${text}: a number from 1 to ${maximum}.`)
}

/** A URL that may contain a password: the error does not repeat its value. */
function address(env: Env, name: string, like: string, pattern: RegExp): string | undefined {
  const value = env[name]
  if (!value || pattern.test(value)) return value || undefined
  throw new SetupError(`${name} is no address like ${like}.`)
}

/** The origin as a browser sends it, because origins are compared literally. */
function originIn(text: string): string {
  const url = URL.parse(text)
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.origin
  throw new SetupError(`SITE_ORIGINS: ${text} is no address like https://example.com.`)
}

function partIn(text: string): PartName {
  const part = PARTS.find((name) => name === text)
  if (part) return part
  throw new SetupError(`SANDBOX_PARTS: there is no ${text}. There are: ${PARTS.join(', ')}`)
}
