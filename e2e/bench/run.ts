/** `node e2e/bench/run.ts <file> <runs> <name>=<url> …`: measures in a real browser, writes JSON to the file. */
import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromium as options } from '../support/browser.ts'
import { measureLoads } from './loads.ts'

const [file, runs, ...named] = process.argv.slice(2)
const sites = Object.fromEntries(named.map((each) => each.split('=') as [string, string]))
const browser = await chromium.launch(options)
try {
  const result = await measureLoads(browser, sites, Number(runs))
  writeFileSync(file!, JSON.stringify({ browser: browser.version(), result }))
} finally {
  await browser.close()
}
