import type { Page } from '@playwright/test'

/** Has the site's pages speak a language, as a player has chosen it before. Call it before the page loads. */
export const speak = (page: Page, language: string) =>
  page.addInitScript((code) => {
    // A sandboxed frame has no storage.
    if (window.origin !== 'null') localStorage.setItem('croupier.language', code)
  }, language)
