import type { Page } from '@playwright/test'
import { call, type TestMember } from '../support/api.ts'
import { clippedText } from '../support/clipped-text.ts'
import { expect, expectAccessible, test } from '../support/test.ts'
import { site } from '../support/site.ts'
import { violationsOf } from './invariants.ts'
import { createRandom } from './random.ts'
import { takeStep, type Walk } from './steps.ts'

const seed = Number(process.env['WALK_SEED'])
const steps = Number(process.env['WALK_STEPS'] ?? 400)
const language = process.env['WALK_LANGUAGE'] ?? 'en'
/** Steps between two thorough checks. */
const CHECK_EVERY = 50

/** Random steps of a player in one or two tabs; after each step the page has to be in order. */
async function walk(first: Page, options: Walk): Promise<void> {
  const { random } = options
  const history: string[] = []
  const report = () => `WALK_SEED=${seed}, step ${history.length}: … ${history.slice(-15).join(' > ')}`
  const second = await first.context().newPage()
  for (const tab of [second, first]) {
    await tab.clock.install()
    await tab.goto('/')
    await tab.locator('#section-top').waitFor()
  }
  let page = first
  for (let step = 1; step <= steps; step++) {
    if (random.chance(0.02)) {
      page = page === first ? second : first
      await page.bringToFront()
      history.push('the other tab')
    }
    history.push(await takeStep(page, options))
    // The step left the site, by a link or by Back from its first page.
    if (!page.url().startsWith(site.shell)) await page.goto('/')
    await page.waitForTimeout(random.pick([30, 300]))
    expect(await violationsOf(page), report()).toEqual([])
    expect(history.slice(-5), report()).not.toEqual(Array(5).fill('nothing can be used'))
    if (step % CHECK_EVERY > 0) continue
    await checkThoroughly(page, options.member, report)
  }
}

async function checkThoroughly(page: Page, member: TestMember, report: () => string): Promise<void> {
  // A control half hidden by the top bar must not count as a small target.
  await page.evaluate(() => scrollTo(0, 0))
  // Toasts cover the content for a while; a page that was just loaded has no content yet.
  await expect(() => expectAccessible(page), report()).toPass({ timeout: 20_000 })
  expect(await clippedText(page), report()).toEqual([])
  const balance = page.locator('header dd').filter({ hasText: /\d/ })
  if ((await balance.count()) === 0) return
  const info = await call<{ availableBalance: string } | null>('/sys/auth/token/info', {}, member.token)
  // Another login has ended this session.
  if (!info.data) return
  const { availableBalance } = info.data
  const shown = async () => (await balance.innerText()).replace(/\D/g, '')
  await expect
    .poll(shown, { message: report(), timeout: 30_000 })
    .toBe(Number(availableBalance).toFixed(2).replace('.', ''))
}

for (const who of ['visitor', 'member'] as const) {
  test(`a ${who} acting at random breaks no invariant, seed ${seed}`, async ({
    page,
    newMember,
    signIn,
    fault,
    watch,
  }) => {
    // The fault may also hit a framed page.
    watch.allow(/^Framing .*frame-ancestors/)
    const member = await newMember({ balance: '5000.00', credited: 1, vipPoints: 500 })
    if (who === 'member') await signIn(member)
    await page.context().addInitScript((value) => {
      if (window.origin !== 'null')
        localStorage.setItem('croupier.language', localStorage.getItem('croupier.language') ?? value)
    }, language)
    const upset = (mode: string, times: number) => fault('*', mode, { times })
    await walk(page, { random: createRandom(seed), member, breakAnswers: upset })
  })
}
