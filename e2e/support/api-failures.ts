import type { Page } from '@playwright/test'

interface ApiFailure {
  readonly mode: string
  readonly more?: Readonly<Record<string, unknown>>
}

/** The ways in which the API fails (security.md 12), by name. */
export const API_FAILURES: Readonly<Record<string, ApiFailure>> = {
  'an empty body': { mode: 'empty' },
  'an html page': { mode: 'html' },
  'plain words': { mode: 'text' },
  'cut JSON': { mode: 'cut' },
  null: { mode: 'null' },
  'an array': { mode: 'array' },
  'another envelope': { mode: 'wrongEnvelope' },
  'an error that is text': { mode: 'errorText' },
  'data null': { mode: 'dataNull' },
  'wrong types': { mode: 'wrongTypes' },
  '20 MB': { mode: 'huge' },
  '500 with an envelope': { mode: 'status', more: { status: 500 } },
  '502 of a gateway': { mode: 'html', more: { status: 502 } },
  '429': { mode: 'text', more: { status: 429, body: 'Too many requests' } },
  'an error without a message': { mode: 'envelope', more: { body: { error: 99, message: '', data: null } } },
  'no answer at all': { mode: 'hang' },
  'a reset connection': { mode: 'reset' },
}

/**
 * Makes all timers of the page ten times faster: a player's half minute passes in three seconds. Call it before the
 * page loads.
 */
export async function speedUpTimers(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const setOriginalTimeout = window.setTimeout.bind(window)
    const abortAfter = AbortSignal.timeout.bind(AbortSignal)
    Object.assign(window, {
      setTimeout: (run: TimerHandler, ms = 0, ...rest: unknown[]) => setOriginalTimeout(run, ms / 10, ...rest),
    })
    AbortSignal.timeout = (ms) => abortAfter(ms / 10)
  })
}

/** Elements that show that something is still loading. */
export const loadingIndicators = (page: Page) =>
  page
    .locator('[class*=skeleton], [role=status]:text-is("Loading"), output:text-is("Loading"), [aria-busy=true]')
    .filter({ visible: true })

/** Text that no player should ever see. */
export const LEAKED_TECHNICAL_TEXT =
  /undefined|\bNaN\b|\[object|SyntaxError|TypeError|Unexpected token|Failed to fetch|<html|\{"/
