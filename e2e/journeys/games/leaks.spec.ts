import type { CDPSession, Page } from '@playwright/test'
import { site } from '../../support/site.ts'
import { expect, test } from '../../support/test.ts'
import { cellOf, SLOT_GAME, startGame } from './support.ts'

const TIMES = 50
/** The limit: one leaked item at every second opening. */
const LEAK = TIMES / 2

async function measure(page: Page, cdp: CDPSession) {
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  const timers = await page.evaluate(() => (window as unknown as { liveTimers: Set<number> }).liveTimers.size)
  return {
    listeners: value('JSEventListeners'),
    nodes: value('Nodes'),
    frames: value('Frames'),
    heap: value('JSHeapUsedSize'),
    timers,
  }
}

test('[GM-11] opening and closing a game fifty times leaks no timers, listeners, nodes or memory @desktop', async ({
  page,
  member: _member,
}) => {
  test.slow()
  await page.addInitScript(() => {
    const live = new Set<unknown>()
    const { setTimeout: timeout, setInterval: interval, clearTimeout: clearOne, clearInterval: clearMany } = window
    const forget = (clear: (id?: number) => void) => (id?: number) => {
      live.delete(id)
      clear(id)
    }
    Object.assign(window, {
      liveTimers: live,
      setTimeout: (run: TimerHandler, ms?: number, ...rest: unknown[]) => {
        const id: unknown = timeout(() => {
          live.delete(id)
          if (typeof run === 'function') (run as (...values: unknown[]) => void)(...rest)
        }, ms)
        live.add(id)
        return id
      },
      setInterval: (run: TimerHandler, ms?: number) => {
        const id: unknown = interval(run, ms)
        live.add(id)
        return id
      },
      clearTimeout: forget(clearOne.bind(window)),
      clearInterval: forget(clearMany.bind(window)),
    })
  })
  // The vendor's page is in another process and goes away with its frame; a plain page keeps the test short.
  await page.route(`${site.vendor}/play/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Game</title><p>Game</p>' }),
  )
  const pop = await startGame(page, SLOT_GAME, 'Play')
  await expect(pop.locator('iframe')).toBeVisible()
  const cell = cellOf(page, SLOT_GAME)
  const close = async () => {
    await pop.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(pop).toHaveCount(0)
    // The focus is back a moment after the pop-up has gone: a key that came before would be pressed elsewhere.
    await expect(cell.locator(':focus, :focus-within').first()).toBeAttached()
  }
  const open = async () => {
    await cell.getByRole('button', { name: SLOT_GAME, exact: true }).press('Enter')
    await cell.getByRole('button', { name: 'Play', exact: true }).press('Enter')
    await expect(pop.locator('iframe')).toBeVisible()
  }
  await close()
  for (let time = 0; time < 3; time++) {
    await open()
    await close()
  }
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const before = await measure(page, cdp)
  for (let time = 0; time < TIMES; time++) {
    await open()
    await close()
  }
  // What the last pop-up leaves for a moment goes by itself; a leak stays.
  await expect(async () => {
    const remaining = await measure(page, cdp)
    expect(remaining.listeners - before.listeners).toBeLessThan(LEAK)
    expect(remaining.timers - before.timers).toBeLessThan(LEAK)
    expect(remaining.frames).toBe(before.frames)
    expect(remaining.nodes - before.nodes).toBeLessThan(TIMES * 4)
    expect(remaining.heap - before.heap).toBeLessThan(1_500_000)
  }).toPass({ timeout: 10_000 })
})
