import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'
import type { Teams } from './teams.ts'

/** The versions of which a page asked the cashier's origin for files, and what it did not get. */
export function watchCashier(page: Page, { cashier }: Pick<Teams, 'cashier'>) {
  const versions = new Set<string>()
  const failed: string[] = []
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url())
    if (origin !== cashier) return
    versions.add(pathname.split('/')[1]!)
    if (!response.ok()) failed.push(`${response.status()} ${pathname}`)
  })
  page.on('requestfailed', (request) => {
    // What a document asked for that is left meanwhile is no failure.
    const isLeft = request.failure()?.errorText === 'net::ERR_ABORTED'
    if (request.url().startsWith(cashier) && !isLeft) failed.push(`${request.failure()?.errorText} ${request.url()}`)
  })
  return {
    failed,
    /** What was asked for since the last time. */
    seen: () => {
      const seen = [...versions]
      versions.clear()
      return seen
    },
    /** Waits until these versions were asked for since the last time, and forgets them. */
    sees: async (...wanted: (string | undefined)[]) => {
      await expect.poll(() => [...versions]).toEqual(wanted)
      versions.clear()
    },
  }
}
