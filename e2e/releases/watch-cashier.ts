import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'
import type { Teams } from './teams.ts'

/** Records the versions whose files a page requested from the cashier's origin, and the requests that failed. */
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
    // Requests aborted because their document was left are no failures.
    const isLeft = request.failure()?.errorText === 'net::ERR_ABORTED'
    if (request.url().startsWith(cashier) && !isLeft) failed.push(`${request.failure()?.errorText} ${request.url()}`)
  })
  return {
    failed,
    /** The versions requested since the last call. */
    seen: () => {
      const takeVersions = [...versions]
      versions.clear()
      return takeVersions
    },
    /** Waits until exactly these versions were requested since the last call, then resets. */
    sees: async (...wanted: (string | undefined)[]) => {
      await expect.poll(() => [...versions]).toEqual(wanted)
      versions.clear()
    },
  }
}
