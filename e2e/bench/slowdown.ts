import type { Browser, CDPSession, Page } from '@playwright/test'

/** The slower machine of the goals: a page's work takes four times as long on it. */
const SLOWDOWN = 4
const RATES = [1.5, 2, 2.5, 3, 3.5, 4]
const SAMPLES = 9

export interface Slowdown {
  /** The throttling rate at which a page's work takes four times as long on this machine. */
  readonly rate: number
  /** How many times as long it takes at Chromium's rate 4. */
  readonly atFour: number
}

/**
 * Chromium slows a page down by pausing its main thread, which also multiplies the time that the thread waits for the
 * system: on a machine with few or shared processors a rate of 4 makes a page's work ten times slower. So the rate that
 * really means four times is found by measuring a fixed piece of work.
 */
export async function findSlowdown(browser: Browser): Promise<Slowdown> {
  const page = await browser.newPage()
  try {
    const cdp = await page.context().newCDPSession(page)
    await page.setContent(SAMPLE)
    await timeAt(page, cdp, 1)
    const unthrottled = await timeAt(page, cdp, 1)
    const ratios: number[] = []
    for (const rate of RATES) ratios.push((await timeAt(page, cdp, rate)) / unthrottled)
    return { rate: rateFor(ratios), atFour: ratios.at(-1)! }
  } finally {
    await page.close()
  }
}

/** Interpolates between the measured rates the one at which the work takes TIMES as long. */
function rateFor(ratios: readonly number[]): number {
  const after = ratios.findIndex((ratio) => ratio >= SLOWDOWN)
  if (after < 0) return RATES.at(-1)!
  const [low, high] = [RATES[after - 1] ?? 1, RATES[after]!]
  const [from, to] = [ratios[after - 1] ?? 1, ratios[after]!]
  return Math.round((low + ((SLOWDOWN - from) / (to - from)) * (high - low)) * 100) / 100
}

const WORDS = Array.from({ length: 1_500 }, (_, index) => `<span>word ${index} </span>`).join('')
const SAMPLE = `<style>.a span{padding:1px}.b span{padding:2px}</style><div class="a">${WORDS}</div>`

async function timeAt(page: Page, cdp: CDPSession, rate: number): Promise<number> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
  const times: number[] = []
  for (let sample = 0; sample < SAMPLES; sample++) times.push(await page.evaluate(work))
  return Math.min(...times)
}

/** Runs in the page: work like that of a press (style, layout, new elements and objects); returns ms. */
function work(): number {
  const began = performance.now()
  const container = document.querySelector('div')!
  for (let round = 0; round < 4; round++) {
    container.className = round % 2 === 0 ? 'b' : 'a'
    const row = document.createElement('p')
    for (let cell = 0; cell < 100; cell++) {
      const element = document.createElement('i')
      element.textContent = JSON.stringify({ turn: round, cell, of: [round, cell] })
      row.append(element)
    }
    document.body.append(row)
    void document.body.offsetHeight
    row.remove()
  }
  return performance.now() - began
}
