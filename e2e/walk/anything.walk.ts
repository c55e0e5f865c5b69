import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/test.ts'
import { site } from '../support/site.ts'
import { wrongsOf } from './invariants.ts'
import { randomOf } from './random.ts'
import { takeStep } from './steps.ts'

const seed = Number(process.env['WALK_SEED'])
const steps = Number(process.env['WALK_STEPS'] ?? 400)
/** Steps between two looks with axe, which takes longer than a step. */
const LOOK = 50

/** Steps of a player who does anything; after each the page has to be in order. */
async function walk(page: Page): Promise<void> {
  const random = randomOf(seed)
  const taken: string[] = []
  const way = () => `WALK_SEED=${seed}, step ${taken.length}: … ${taken.slice(-15).join(' > ')}`
  await page.goto('/')
  await page.locator('#section-top').waitFor()
  for (let step = 1; step <= steps; step++) {
    taken.push(await takeStep(page, random))
    // Out of the site, by a link or by Back from its first page.
    if (!page.url().startsWith(site.shell)) await page.goto('/')
    await page.waitForTimeout(random.pick([30, 300]))
    expect(await wrongsOf(page), way()).toEqual([])
    expect(taken.slice(-5), way()).not.toEqual(Array(5).fill('nothing can be used'))
    if (step % LOOK > 0) continue
    // What is half below the bar at the top is no small target.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
  }
}

test(`a visitor, seed ${seed}`, ({ page }) => walk(page))

test(`a member, seed ${seed}`, ({ page, member: _member }) => walk(page))
