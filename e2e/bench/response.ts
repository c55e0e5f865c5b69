import type { Browser, Page } from '@playwright/test'
import { PHONE } from './page-load.ts'
import { median } from './statistics.ts'

const RUNS = 7

export interface ResponseFigures {
  /** Press until the next frame, ms, at a 4x slower processor: the median and the worst of the presses. */
  readonly press: Readonly<Record<string, { readonly median: number; readonly worst: number }>>
  /** Press until a pop-up of a remote, hinted before, is on the screen with its content, ms, unthrottled and at 4x. */
  readonly hinted: { readonly unthrottled: number; readonly slow: number }
}

const presses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'open the menu': (page) => page.getByRole('button', { name: 'Menu' }).tap(),
  'close the menu': (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().tap(),
  'a game cover': (page) => page.locator('#section-top ~ * button, section[aria-labelledby="section-top"] li button').first().tap(),
  'next banner': (page) => page.getByRole('button', { name: /next/i }).first().tap(),
}

/** How fast the site answers a press on its main controls. */
export async function measureResponse(browser: Browser, url: string): Promise<ResponseFigures> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.addInitScript(() => localStorage.setItem('croupier.consent', 'necessary'))
    await page.addInitScript(observePresses)
    await page.goto(url)
    await page.locator('#section-top').waitFor()
    await page.waitForLoadState('networkidle')
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const found: Record<string, number[]> = {}
    for (let run = 0; run < RUNS; run++) {
      for (const [name, press] of Object.entries(presses)) {
        await takePresses(page)
        await press(page)
        await page.waitForTimeout(600)
        ;(found[name] ??= []).push(Math.max(0, ...(await takePresses(page))))
      }
    }
    const press = Object.fromEntries(
      Object.entries(found).map(([name, all]) => [name, { median: median(all), worst: Math.max(...all) }]),
    )
    const slow = await timeHinted(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    return { press, hinted: { slow, unthrottled: await timeHinted(page) } }
  } finally {
    await context.close()
  }
}

async function timeHinted(page: Page): Promise<number> {
  const button = page.locator('header').getByRole('button', { name: 'Login' })
  await button.dispatchEvent('pointerenter')
  await button.hover()
  await page.waitForLoadState('networkidle')
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const shown = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const began = performance.now()
          const look = () => {
            if (document.querySelector('[role=dialog] input')) resolve(performance.now() - began)
            else requestAnimationFrame(look)
          }
          ;[...document.querySelectorAll('header button')].find((each) => each.textContent === 'Login')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
          look()
        }),
    )
    times.push(Math.round(await shown))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  return median(times)
}

/** Runs in the page: the time from each press to the frame that answers it, as INP counts it. */
function observePresses(): void {
  const presses: number[] = []
  Object.assign(window, { presses })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ((entry as unknown as { interactionId: number }).interactionId) presses.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

const takePresses = (page: Page) => page.evaluate(() => (window as unknown as { presses: number[] }).presses.splice(0))
