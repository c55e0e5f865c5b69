import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installPackage } from './apt.ts'
import { root } from './paths.ts'
import { run } from './run.ts'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const find = () => [process.env['CHROMIUM'] ?? '', ...places].find((place) => place !== '' && existsSync(place))

/** A browser for the tests: an installed chromium, else Debian's package, else Playwright's own ('' stands for it). */
export async function findBrowser(): Promise<string> {
  const found = find()
  if (found) return found
  await installPackage('chromium')
  const installed = find()
  if (installed) return installed
  console.log('installing the browser of Playwright …')
  const playwright = join(root, 'e2e', 'node_modules', '.bin', 'playwright')
  const { code } = await run(playwright, ['install', 'chromium'])
  if (code === 0) return ''
  throw new Error('There is no browser for the tests. Install chromium, or name one: CHROMIUM=/path npm test')
}
