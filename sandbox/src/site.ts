import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { SetupError } from './setup-error.ts'

const siteSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  domain: v.pipe(v.string(), v.minLength(1)),
  socialProvider: v.optional(v.string(), ''),
})

/** The brand: its name, the domain that its mails come from, and the provider that verifies social accounts (D8). */
export type Site = v.InferOutput<typeof siteSchema>

export const DEFAULT_SITE: Site = { name: 'Croupier', domain: 'croupier.example', socialProvider: 'Lantern' }

/**
 * Reads the brand from a site's configuration (a file of shell/sites); the first example's where no file is given.
 * Throws SetupError.
 */
export function readSite(file: string | undefined): Site {
  if (!file) return DEFAULT_SITE
  try {
    return v.parse(siteSchema, JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    const why = v.isValiError(error) ? error.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) : [error]
    throw new SetupError(`SITE_FILE is ${file}, which is no site's file: ${why.join(', ')}`)
  }
}
