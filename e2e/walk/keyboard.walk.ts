import type { Page } from '@playwright/test'
import { describeFocus } from '../support/keyboard.ts'
import { site } from '../support/site.ts'
import { expect, test } from '../support/test.ts'
import { violationsOf } from './invariants.ts'
import { createRandom, type Random } from './random.ts'

const seed = Number(process.env['WALK_SEED'])
const steps = Number(process.env['WALK_STEPS'] ?? 400)

/** Keys with their probabilities; otherwise Tab. */
const KEYS: readonly [string, number][] = [
  ['Enter', 0.16],
  ['Space', 0.05],
  ['Shift+Tab', 0.1],
  ['ArrowDown', 0.05],
  ['Escape', 0.04],
  ['5', 0.05],
]

const nextKey = (random: Random) => KEYS.find(([, share]) => random.chance(share))?.[0] ?? 'Tab'

/**
 * A player with only a keyboard: after each key the focus has to be visible, or to have left the page after its last
 * control.
 */
async function walk(page: Page): Promise<void> {
  const random = createRandom(seed)
  const history: string[] = []
  const report = () => `WALK_SEED=${seed}, step ${history.length}: … ${history.slice(-60).join(' > ')}`
  const nameOfFocus = () =>
    page.evaluate(() =>
      (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').slice(0, 25),
    )
  await page.goto('/')
  await page.locator('#section-top').waitFor()
  for (let step = 1; step <= steps; step++) {
    const key = nextKey(random)
    history.push(`${key} on "${await nameOfFocus()}"`)
    const mayLeave = key.endsWith('Tab') || (await describeFocus(page)) === 'nothing'
    await page.keyboard.press(key)
    // The browser's smooth scrolling, by Space or an arrow, would continue during a Tab that follows at once.
    await page.waitForTimeout(random.pick(/Space|Arrow/.test(key) ? [500] : [30, 300]))
    for (const other of page.context().pages()) if (other !== page) await other.close()
    if (!page.url().startsWith(site.shell)) await page.goto('/')
    expect(await violationsOf(page), report()).toEqual([])
    // Keys other than Tab keep the focus on its element, which may have been scrolled away; a player who has left the
    // page by its last control has no focus in it.
    const fine = ['seen', ...(mayLeave ? ['nothing'] : [])]
    const isFine = async () => {
      const found = await describeFocus(page)
      return fine.includes(found) || (!key.endsWith('Tab') && found.endsWith('(out of sight)')) ? 'fine' : found
    }
    await expect.poll(isFine, { message: report() }).toBe('fine')
  }
}

test(`a visitor using only the keyboard never loses the focus, seed ${seed} @desktop`, ({ page }) => walk(page))

test(`a member using only the keyboard never loses the focus, seed ${seed} @desktop`, ({ page, member: _member }) =>
  walk(page))
