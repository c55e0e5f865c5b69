/** `node e2e/bench/run.ts <section> <file> <options as JSON>`: measures in a real browser, writes JSON to the file. */
import { writeFileSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import { chromium as options } from '../support/browser.ts'
import { measureLists } from './lists/lists.ts'
import { measureLoads } from './loads.ts'
import { measureResponse } from './response/response.ts'
import { findSlowdown, type Slowdown } from './slowdown.ts'

const sections: Readonly<Record<string, (browser: Browser, asked: never, slowdown: Slowdown) => Promise<unknown>>> = {
  loads: measureLoads,
  response: measureResponse,
  lists: measureLists,
}

const [section = '', file = '', optionsJson = '{}'] = process.argv.slice(2)
const browser = await chromium.launch(options)
try {
  const slowdown = await findSlowdown(browser)
  const rows = await sections[section]!(browser, JSON.parse(optionsJson) as never, slowdown)
  const machine = {
    browser: `Chromium ${browser.version()}`,
    throttleForFourTimes: slowdown.rate,
    timesAtThrottleFour: Math.round(slowdown.atFour * 10) / 10,
  }
  writeFileSync(file, JSON.stringify({ machine, rows }))
} finally {
  await browser.close()
}
