import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { site } from '../support/site.ts'

/** A fresh browser context where the cookie question was answered; with a token, a logged-in member's. */
export async function openProfile(
  browser: Browser,
  options: BrowserContextOptions,
  token?: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...options, baseURL: site.shell })
  await context.addInitScript((value) => {
    if (window.origin === 'null') return
    localStorage.setItem('croupier.consent', 'necessary')
    if (value) localStorage.setItem('croupier.token', value)
  }, token)
  return context
}
