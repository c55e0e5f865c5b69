import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installPackage } from './apt.ts'
import { root } from './paths.ts'
import { run } from './run.ts'

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const headlessShell = '/usr/bin/chromium-headless-shell'
const findInstalled = () => [process.env['CHROMIUM'] ?? '', ...PATHS].find((path) => path !== '' && existsSync(path))

/**
 * A full browser for measurements: an installed chromium, otherwise Debian's package, otherwise Playwright's own ('').
 */
export async function findBrowser(): Promise<string> {
  const found = findInstalled()
  if (found) return found
  await installPackage('chromium')
  const installed = findInstalled()
  if (installed) return installed
  console.log('installing the browser of Playwright …')
  const playwright = join(root, 'e2e', 'node_modules', '.bin', 'playwright')
  const { code } = await run(playwright, ['install', 'chromium'])
  if (code === 0) return ''
  throw new Error('There is no browser for the tests. Install chromium, or name one: CHROMIUM=/path npm test')
}

/**
 * A browser for the tests: chromium's headless build where Debian has it, otherwise a full one. It is the same engine
 * without windows, tabs and an address bar, which take a fifth of a test's processor time.
 */
export async function findTestBrowser(): Promise<string> {
  if (process.env['CHROMIUM']) return findBrowser()
  if (!existsSync(headlessShell)) await installPackage('chromium-headless-shell')
  return existsSync(headlessShell) ? headlessShell : findBrowser()
}
