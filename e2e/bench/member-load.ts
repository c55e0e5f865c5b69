import type { Browser } from '@playwright/test'
import { slowDown, proxyOptions, type Conditions } from './conditions.ts'
import { openProfile } from './profile.ts'
import { PHONE } from './page-load.ts'

/**
 * A member's cold load of the home page, with Deposit pressed as soon as the button is there: ms from the navigation
 * until the methods can be pressed. Everything on the way counts: the shell, the session, the cashier, its first
 * screen.
 */
export async function loadDeposit(
  browser: Browser,
  { url, token, conditions }: { url: string; token: string; conditions: Conditions },
): Promise<number> {
  const context = await openProfile(browser, { ...PHONE, ...proxyOptions(conditions) }, token)
  try {
    const page = await context.newPage()
    await slowDown(await context.newCDPSession(page), conditions)
    await page.addInitScript(pressDeposit)
    await page.goto(url, { waitUntil: 'commit' })
    const usable = await page.waitForFunction(() => window.depositUsable, undefined, { timeout: 60_000 })
    return (await usable.jsonValue())!
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    /** When the methods can be pressed, ms after the navigation began. */
    depositUsable?: number
  }
}

declare const scheduler: { postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void> }

/** Runs in the page, before everything else. */
function pressDeposit(): void {
  let isPressed = false
  const isUsable = () => {
    const methods = document.querySelectorAll('[role=dialog] li button')
    const waiting = [...document.querySelectorAll('[role=dialog] output')]
    return methods.length > 0 && !waiting.some(({ textContent }) => textContent.startsWith('Loading'))
  }
  const check = () => {
    const buttons = isPressed ? [] : [...document.querySelectorAll<HTMLElement>('header button')]
    const button = buttons.find(({ textContent }) => textContent === 'Deposit')
    if (button) {
      isPressed = true
      button.click()
    }
    if (!isPressed || !isUsable()) return
    observer.disconnect()
    requestAnimationFrame(() => {
      void scheduler.postTask(() => (window.depositUsable = performance.now()), { priority: 'user-blocking' })
    })
  }
  const observer = new MutationObserver(check)
  observer.observe(document, { subtree: true, childList: true, attributes: true })
}
