import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import { createMember, type TestMember } from '../../support/api.ts'
import { logInFromBar } from '../../support/login.ts'
import { slowDown } from '../conditions.ts'
import { openProfile } from '../profile.ts'
import { PHONE } from '../page-load.ts'
import type { Slowdown } from '../slowdown.ts'
import { median, percentile } from '../statistics.ts'
import { observePresses, type PressTimes } from './observe-presses.ts'
import { waitUntilIdle, markActive, watchTraffic } from './traffic.ts'
import { baseline, memberSteps, visitorSteps, type Step } from './steps.ts'

export interface ResponseFigures {
  readonly layout: string
  readonly control: string
  readonly presses: number
  /** ms from the press to the next paint (Event Timing), which INP consists of. 16 stands for 16 or less. */
  readonly median: number
  readonly max: number
  /**
   * ms of that until the page receives the event, independent of the page's work; 0 where the whole took 16 ms or less.
   */
  readonly inputDelay: number
  /** ms until the requested pop-up or page is painted. */
  readonly shownMedian?: number
  readonly shownMax?: number
  /** ms until nothing in it is loading any more. */
  readonly filledMedian?: number
}

const LAYOUTS: Readonly<Record<string, BrowserContextOptions>> = {
  phone: PHONE,
  desktop: { viewport: { width: 1280, height: 800 }, locale: 'en-GB' },
}

/**
 * Presses each main control on a slower processor, in a fresh page each time; where a pointer can hover first, it does.
 */
export async function measureResponse(
  browser: Browser,
  { runs }: { runs: number },
  { rate }: Slowdown,
): Promise<ResponseFigures[]> {
  const rows: ResponseFigures[] = []
  for (const [layout, options] of Object.entries(LAYOUTS)) {
    const answers = new Map<string, PressTimes[]>()
    for (let run = 0; run < runs; run++) {
      const member = await createMember({ balance: '500.00', credited: 1 })
      const isPhone = layout === 'phone'
      await pressAll(browser, { options, rate, ...baseline }, answers)
      await pressAll(browser, { options, rate, steps: visitorSteps(isPhone) }, answers)
      await pressAll(browser, { options, rate, steps: memberSteps(isPhone), member }, answers)
    }
    for (const [control, all] of answers) rows.push({ layout, control, ...figuresOf(all) })
  }
  return rows
}

function figuresOf(answers: readonly PressTimes[]): Omit<ResponseFigures, 'layout' | 'control'> {
  const interactions = answers.map(({ interaction }) => interaction)
  const shown = answers.flatMap((answer) => answer.shown ?? [])
  const filled = answers.flatMap((answer) => answer.filled ?? [])
  const figures = {
    presses: answers.length,
    median: median(interactions),
    max: percentile(interactions, 1),
    inputDelay: median(answers.map(({ inputDelay }) => inputDelay)),
  }
  if (shown.length === 0) return figures
  return { ...figures, shownMedian: median(shown), shownMax: percentile(shown, 1), filledMedian: median(filled) }
}

interface PressPlan {
  readonly options: BrowserContextOptions
  /** The rate of the CPU throttle. */
  readonly rate: number
  readonly steps: readonly Step[]
  /** Logs in through the form first, so that the page is in the state in which that leaves it. */
  readonly member?: TestMember
  /** A page to open instead of the home page. */
  readonly url?: string
}

async function pressAll(
  browser: Browser,
  { options, rate, steps, member, url }: PressPlan,
  answers: Map<string, PressTimes[]>,
): Promise<void> {
  const context = await openProfile(browser, options)
  try {
    const page = await context.newPage()
    watchTraffic(page)
    await page.addInitScript(observePresses)
    await page.goto(url ?? '/')
    if (!url) await page.locator('#section-top').waitFor()
    if (member) await logInUntilShown(page, member)
    // A player has looked at the page: what is in view has been preloaded by its hints.
    await page.mouse.move(4, 300)
    if (options.hasTouch) await page.touchscreen.tap(4, 300)
    const session = await context.newCDPSession(page)
    await slowDown(session, { name: 'slow', processor: rate })
    markActive(page)
    await waitUntilIdle(page)
    for (const step of steps) {
      const answer = await press({ page, touch: options.hasTouch ? session : undefined }, step)
      if (!step.isTransition) answers.set(step.name, [...(answers.get(step.name) ?? []), answer])
    }
  } finally {
    await context.close()
  }
}

async function logInUntilShown(page: Page, member: TestMember): Promise<void> {
  await logInFromBar(page, member)
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).waitFor()
}

interface PressTarget {
  readonly page: Page
  /** The session for touch presses; left out for a mouse. */
  readonly touch?: CDPSession | undefined
}

async function press({ page, touch }: PressTarget, { name, target, shows, key }: Step): Promise<PressTimes> {
  const element = target(page)
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error(`${name} is not in the page`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (key) await element.focus()
  else if (!touch) await page.mouse.move(x, y)
  // What the hover preloads is loaded before the press.
  markActive(page)
  await waitUntilIdle(page)
  await page.evaluate((expected) => window.response.arm(expected), shows)
  if (key) await page.keyboard.press(key)
  else if (touch) await tap(touch, x, y)
  else await page.mouse.click(x, y, { delay: HOLD_MS })
  const answer = page.evaluate(() => window.response.answer())
  const timeout = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(`${name} shows nothing`)), 20_000).unref(),
  )
  const answered = await Promise.race([answer, timeout])
  await waitUntilIdle(page)
  return answered
}

/** Duration of a press in ms: that of a quick finger. */
const HOLD_MS = 80

async function tap(touch: CDPSession, x: number, y: number): Promise<void> {
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await wait(HOLD_MS)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
