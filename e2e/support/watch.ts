import type { BrowserContext, Page } from '@playwright/test'
import { wrongEncoding } from './wrong-encoding.ts'
import { reportMissingHeaders } from './missing-headers.ts'

export interface PageWatch {
  /** Ignores problems whose text matches: the test expects them. */
  allow(pattern: RegExp): void
  problems(): string[]
}

/**
 * Collects from every page of a context: uncaught errors, crashed screens, policy violations, and calls that are
 * wrongly encoded or lack a header.
 */
export async function watchPage(context: BrowserContext): Promise<PageWatch> {
  const found: string[] = []
  const allowed: RegExp[] = []
  const watch = (page: Page) => {
    page.on('pageerror', (error) => found.push(`uncaught: ${error.stack ?? error.message}`))
    page.on('request', (request) => {
      const problem = wrongEncoding(request)
      if (problem) found.push(problem)
    })
    page.on('console', (message) => {
      const text = message.text()
      if (/Content Security Policy|TrustedHTML|TrustedScript|violates the following/i.test(text)) found.push(text)
      if (/MISSING_TRANSLATION|FORMAT_ERROR|^a screen crashed|^a call goes without/.test(text)) found.push(text)
    })
  }
  await reportMissingHeaders(context)
  for (const page of context.pages()) watch(page)
  context.on('page', watch)
  return {
    allow: (pattern) => void allowed.push(pattern),
    problems: () => found.filter((text) => !allowed.some((pattern) => pattern.test(text))),
  }
}
