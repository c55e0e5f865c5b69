import type { Page } from '@playwright/test'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadPage } from '../support/load-page.ts'
import { expect, test } from '../support/test.ts'
import { signInNewMember } from './separate-site.ts'
import { createShipper } from './ship.ts'
import { startTeams, expectSuccess, type Teams } from './teams.ts'
import { watchCashier } from './watch-cashier.ts'

// One site for all tests: each continues from what the one before released.
test.describe.configure({ mode: 'serial' })

let teams: Teams
test.beforeAll(async () => {
  test.setTimeout(180_000)
  teams = await startTeams()
})
test.afterAll(() => teams?.stop())

/** Navigates to a page of the cashier's within the open document, which loads another chunk of the running version. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => void (location.hash = hash), `#/${path}`)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

/** Loads a new document at the same address; requests of the old one are not counted. */
async function loadAnew(page: Page, cashier: ReturnType<typeof watchCashier>): Promise<void> {
  const address = page.url()
  await page.goto('about:blank')
  cashier.seen()
  await openCashierPage(page, address)
}

/**
 * Loads an address of the cashier's and waits until its page shows; the frame that the document itself contains shows
 * before that.
 */
async function openCashierPage(page: Page, address: string): Promise<void> {
  const chunk = page.waitForResponse(
    (answer) => answer.url().startsWith(teams.cashier) && answer.url().includes('/chunk.'),
  )
  await page.goto(address)
  await chunk
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

test('a release reaches the next page load, and open pages keep working through rollbacks @desktop', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const cashier = watchCashier(page, teams)
  await openCashierPage(page, `${teams.shell}/#/withdrawLogin`)
  await cashier.sees(teams.first)

  const output = await expectSuccess(teams.npm('release', '--', 'cashier', '--dist', teams.build('second')))
  const [second] = Object.keys(await teams.shares())
  expect(output).toContain(`${second} 100 %`)
  expect(second).not.toBe(teams.first)

  await goTo(page, 'payment/cj/check')
  await cashier.sees(teams.first)
  await loadAnew(page, cashier)
  await cashier.sees(second)

  expect(await expectSuccess(teams.npm('rollback', '--', 'cashier'))).toContain(`${teams.first} 100 %`)
  await goTo(page, 'queryOneLogin')
  await cashier.sees(second)
  await loadAnew(page, cashier)
  await cashier.sees(teams.first)
  expect(cashier.failed).toEqual([])

  // The report shows each version's loads, sent when its page was left.
  for (const version of [teams.first, second]) {
    const row = page.getByRole('row', { name: new RegExp(`^cashier ${version} \\d+ \\d+ \\d`) })
    await expect(async () => {
      await page.goto(`${teams.api}/reports`)
      await expect(row).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 15_000 })
  }
})

test('an open page offers a newer version when idle, and reloads only when the player asks @desktop', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const cashier = watchCashier(page, teams)
  await page.clock.install()
  await openCashierPage(page, `${teams.shell}/#/withdrawLogin`)
  await cashier.sees(teams.first)
  const offer = page.getByText('A newer version of this site is ready.')

  await expectSuccess(teams.npm('release', '--', 'cashier', '--dist', teams.build('offered')))
  const [offered] = Object.keys(await teams.shares())
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  const login = page.getByRole('dialog', { name: 'Welcome back' })
  await expect(login).toBeVisible()
  const response = page.waitForResponse((response) => response.url().endsWith('/remotes.json.sig'))
  await page.clock.fastForward('05:01')
  await response
  // While a pop-up is open, nothing is offered yet.
  await expect(login).toBeVisible()
  await expect(offer).toBeHidden()
  await login.getByRole('button', { name: 'Close' }).click()
  await expect(offer).toBeVisible()
  expect(cashier.seen()).not.toContain(offered)

  await page.getByRole('button', { name: 'Reload now' }).click()
  await cashier.sees(offered)
  await expect(offer).toBeHidden()
  await expectSuccess(teams.npm('rollback', '--', 'cashier'))
  expect(cashier.failed).toEqual([])
})

test('a canary keeps its visitors while its share grows, and a rollback ends it @desktop', async ({ browser }) => {
  test.setTimeout(120_000)
  /** The version that a visitor's page runs. A visitor's place between 0 and 100 depends only on the name. */
  const runs = async (visitor: string) => {
    const context = await browser.newContext()
    await context.addInitScript((name) => localStorage.setItem('croupier.visitor', name), visitor)
    const page = await context.newPage()
    const cashier = watchCashier(page, teams)
    await openCashierPage(page, `${teams.shell}/#/withdrawLogin`)
    await context.close()
    expect(cashier.failed).toEqual([])
    return cashier.seen()
  }
  const [gina, carl, dora] = ['gina', 'carl', 'dora'] as const // 8, 20 and 66 of 100

  const third = ['release', '--', 'cashier', '--dist', teams.build('third')]
  await expectSuccess(teams.npm(...third, '--traffic', '10'))
  const [canary] = Object.entries(await teams.shares()).find(([, share]) => share === 10)!
  expect(await runs(gina)).toEqual([canary])
  expect(await runs(carl)).toEqual([teams.first])

  await expectSuccess(teams.npm('release', '--', 'cashier', '--version', canary, '--traffic', '50'))
  expect(await teams.shares()).toEqual({ [canary]: 50, [teams.first]: 50 })
  expect(await runs(gina)).toEqual([canary])
  expect(await runs(carl)).toEqual([canary])
  expect(await runs(dora)).toEqual([teams.first])
  const less = await teams.npm(...third, '--traffic', '5')
  expect(less.output).toContain('a share only grows')

  await expectSuccess(teams.npm('rollback', '--', 'cashier'))
  expect(await teams.shares()).toEqual({ [teams.first]: 100 })
  expect(await runs(gina)).toEqual([teams.first])
})

test('a page with an older shell runs the newest cashier that fits it, whether open or just loaded @desktop', async ({
  context,
  page,
}) => {
  test.setTimeout(120_000)
  const cashier = watchCashier(page, teams)
  await page.clock.install()
  await signInNewMember(context, teams.api, 'older')
  await page.goto(teams.shell)
  const deposit = page.getByRole('banner').getByRole('button', { name: 'Deposit' })
  await expect(deposit).toBeVisible()
  expect(cashier.seen()).toEqual([])

  // As after a release of the shell that this page has not loaded, or before an older shell was restored.
  const dist = teams.build('contract')
  const file = join(dist, 'croupier.json')
  const contract = JSON.parse(readFileSync(file, 'utf8')) as { hostApiMinor: number }
  writeFileSync(file, JSON.stringify({ ...contract, hostApiMinor: contract.hostApiMinor + 1 }))
  const ship = createShipper(teams)
  const newer = await ship.copyBuild(dist)
  await ship.release(newer, 100)
  expect(await teams.shares()).toEqual({ [newer]: 100 })

  const methods = page.getByRole('dialog', { name: 'Deposit', exact: true }).getByRole('button', { name: 'PIX' })
  const response = page.waitForResponse((response) => response.url().endsWith('/remotes.json.sig'))
  await page.clock.fastForward('05:01')
  await response
  await deposit.click()
  await expect(methods).toBeVisible()
  await cashier.sees(teams.first)

  await loadPage(page, teams.shell)
  await deposit.click()
  await expect(methods).toBeVisible()
  // The page's server also had files of the newer version requested; they are not run.
  expect(cashier.seen()).toContain(teams.first)
  await ship.rollback()
  ship.close()
  expect(await teams.shares()).toEqual({ [teams.first]: 100 })
})

test('a release that does not fit the live shell is refused, and the table still shows the live version @desktop', async () => {
  const before = await teams.shares()
  const dist = teams.build('newer')
  const file = join(dist, 'croupier.json')
  const contract = JSON.parse(readFileSync(file, 'utf8')) as { hostApi: number }
  writeFileSync(file, JSON.stringify({ ...contract, hostApi: contract.hostApi + 1 }))
  const { code, output } = await teams.npm('release', '--', 'cashier', '--dist', dist)
  expect(code).toBe(1)
  expect(output).toContain('it would refuse to run it')
  expect(await teams.shares()).toEqual(before)

  const table = await expectSuccess(teams.npm('releases', '--', 'cashier'))
  expect(table).toMatch(new RegExp(`cashier +${teams.first} +100 %`))
  expect(table).toMatch(/rollback +cashier/)
})

/** Pages of the cashier's, each with chunks of its own, and a member's pop-ups, by their buttons in the menu. */
const pages = ['withdrawLogin', 'withdrawQuery', 'queryOneLogin', 'queryOneMi', 'queryOneAwr']
const popUps = ['Cashout', 'Banking', 'Deposit']

test('open sessions survive 20 releases and rollbacks without a missing file or a reload @desktop', async ({
  context,
  page,
}) => {
  test.setTimeout(240_000)
  const ship = createShipper(teams)
  const [next, canary] = [
    await ship.copyBuild(teams.build('early')),
    await ship.copyBuild(teams.build('late')),
  ] as const
  const day = [
    () => ship.release(next, 100),
    () => ship.release(canary, 20),
    () => ship.release(canary, 60),
    () => ship.rollback(),
    () => ship.rollback(),
  ]

  const depositing = page
  const looking = await context.newPage()
  const watched = [depositing, looking].map((each) => ({ cashier: watchCashier(each, teams), loads: countLoads(each) }))
  await depositing.clock.install()
  await signInNewMember(context, teams.api, 'depositing')
  await depositing.goto(teams.shell)
  await depositing.getByRole('banner').getByRole('button', { name: 'Deposit' }).click()
  await depositing
    .getByRole('dialog', { name: 'Deposit', exact: true })
    .getByRole('button', { name: 'PIX', exact: true })
    .click()
  const dialog = depositing.getByRole('dialog', { name: 'PIX' })
  await dialog.getByRole('textbox').first().fill('37')
  await openCashierPage(looking, `${teams.shell}/#/withdrawLogin`)

  for (let change = 0; change < 21; change++) {
    await day[change % day.length]!()
    if (change % 2 === 0) await goTo(looking, pages[(change / 2) % pages.length]!)
    else await openAndClose(looking, popUps[((change - 1) / 2) % popUps.length]!)
    await expect(looking.getByRole('alert').filter({ hasText: 'Cashier' })).toHaveCount(0)
  }
  ship.close()
  await goTo(looking, 'payment/cj/check')
  expect(await teams.shares()).toEqual({ [next]: 100 })

  const offer = depositing.getByText('A newer version of this site is ready.')
  // At the page's next check; on a slow machine at the one after.
  await expect(async () => {
    const response = depositing.waitForResponse((response) => response.url().endsWith('/remotes.json.sig'), {
      timeout: 10_000,
    })
    await depositing.clock.fastForward('05:01')
    await response
  }).toPass({ timeout: 60_000 })
  await expect(dialog.getByRole('textbox').first()).toHaveValue('37')
  await expect(offer).toBeHidden()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(offer).toBeVisible()
  for (const { cashier, loads } of watched) {
    expect(cashier.seen()).toEqual([teams.first])
    expect(cashier.failed).toEqual([])
    expect(loads()).toBe(1)
  }
})

function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  return () => loads
}

/** Opens a pop-up of the cashier's over the home page and closes it. */
async function openAndClose(page: Page, name: string): Promise<void> {
  await page.evaluate(() => void (location.hash = '#/'))
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const button = menu.getByRole('button', { name, exact: true })
  if (name !== 'Banking') await menu.getByRole('button', { name: 'Cashier' }).click()
  await button.click()
  const dialog = page.getByRole('dialog', { name, exact: true })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
}
