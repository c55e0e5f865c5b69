import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../support/test.ts'
import { startTeams, expectSuccess, type Teams } from './teams.ts'

// The second test continues from what the first released.
test.describe.configure({ mode: 'serial' })

/** A team's private key, and its public part as the site's config lists it. */
function newKey(): { key: KeyObject; raw: string; id: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x!, 'base64url')
  return {
    key: privateKey,
    raw: raw.toString('base64'),
    id: createHash('sha256').update(raw).digest('hex').slice(0, 16),
  }
}
const [operator, payment] = [newKey(), newKey()]

let teams: Teams
let paymentFile: string
test.beforeAll(async () => {
  test.setTimeout(180_000)
  teams = await startTeams(100, (folder) => {
    const save = (name: string, { key }: typeof operator) => {
      const file = join(folder, name)
      writeFileSync(file, key.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
      return file
    }
    paymentFile = save('payment.pem', payment)
    return {
      RELEASE_KEY_FILE: save('operator.pem', operator),
      RELEASE_KEYS: `${operator.raw} all, ${payment.raw} cashier`,
    }
  })
})
test.afterAll(() => teams?.stop())

test("the payment team's key ships the cashier only, and the table shows who signed each version @desktop", async ({
  page,
}) => {
  test.setTimeout(120_000)
  const npm = teams.withKey(paymentFile)
  await expectSuccess(npm('release', '--', 'cashier', '--dist', teams.build('own')))
  const [current] = Object.keys(await teams.shares())
  const entry = page.waitForResponse((answer) => answer.url().startsWith(`${teams.cashier}/${current}/`))
  await page.goto(`${teams.shell}/#/withdrawLogin`)
  await entry
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()

  const foreign = await npm('rollback', '--', 'games')
  expect(foreign.code).toBe(1)
  expect(foreign.output).toContain(`signs for cashier, not for games: it is for ${operator.id} to sign`)

  const table = await expectSuccess(npm('releases'))
  expect(table).toMatch(new RegExp(`^cashier .*${payment.id}$`, 'm'))
  expect(table).toMatch(new RegExp(`^games .*${operator.id}$`, 'm'))
  expect(table).toMatch(new RegExp(`^${payment.id} +cashier +the key here$`, 'm'))
})

test("a version signed by another team's key is not run, and its remote shows that it cannot be loaded @desktop", async ({
  page,
}) => {
  // As the key's holder could write it by bypassing the tools.
  const store = join(teams.folder, 'data', 'releases')
  const document = JSON.parse(readFileSync(join(store, 'remotes.json'), 'utf8')) as {
    microFrontends: Record<string, { url: string; extras: { released: string } }[]>
  }
  const old = JSON.parse(readFileSync(join(store, 'remotes.json.sig'), 'utf8')) as { parts: Record<string, string> }
  const games = document.microFrontends['croupier/games']!
  games[0]!.extras.released = new Date().toISOString()
  const signed = (about: string, text: string) =>
    sign(null, Buffer.from(`${about}\n${text}`), payment.key).toString('base64')
  const [issued, text] = [new Date().toISOString(), JSON.stringify(document)]
  const parts = { ...old.parts, games: signed('games', JSON.stringify(games)) }
  writeFileSync(join(store, 'remotes.json'), text)
  writeFileSync(
    join(store, 'remotes.json.sig'),
    JSON.stringify({ issued, keyId: payment.id, signature: signed(issued, text), parts }),
  )

  await page.goto(teams.shell)
  await expect(page.getByRole('alert').filter({ hasText: 'Games' })).toBeVisible()
  await page.goto(`${teams.shell}/#/withdrawLogin`)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.goto('about:blank')
  await expect
    .poll(async () => (await page.request.get(`${teams.api}/reports`)).text())
    .toContain('no key that signs for games signed its part')

  expect(await expectSuccess(teams.npm('releases'))).toMatch(/^games .* no known key$/m)
  await expectSuccess(teams.npm('releases', '--', '--restore'))
  await page.goto(teams.shell)
  await expect(page.getByRole('heading', { name: 'Top games' })).toBeVisible()
})
