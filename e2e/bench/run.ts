/** `node e2e/bench/run.ts <section> <file> <options as JSON>`: measures in a real browser, writes JSON to the file. */
import { writeFileSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import { chromium as options } from '../support/browser.ts'
import { measureLists } from './lists/lists.ts'
import { measureLoads } from './loads.ts'
import { measureResponse } from './response/response.ts'

const sections: Readonly<Record<string, (browser: Browser, asked: never) => Promise<unknown>>> = {
  loads: measureLoads,
  response: measureResponse,
  lists: measureLists,
}

const [section = '', file = '', asked = '{}'] = process.argv.slice(2)
const browser = await chromium.launch(options)
try {
  const rows = await sections[section]!(browser, JSON.parse(asked) as never)
  writeFileSync(file, JSON.stringify({ machine: { browser: `Chromium ${browser.version()}` }, rows }))
} finally {
  await browser.close()
}
