import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { readdirSync } from 'node:fs'
import { expect, test } from '../support/test.ts'

/**
 * A remote built for contract 1.0, before remotes stated their minor number and took the federation runtime from the
 * shell. It shows the transaction history, in English, and has to keep working in every shell of contract 1.
 */
const folder = join(import.meta.dirname, 'older-remote')
const entry = readdirSync(folder).find((name) => name.startsWith('remoteEntry'))!
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

let server: Server
test.beforeAll(async () => {
  server = createServer((request, response) => {
    const name = basename(new URL(request.url ?? '/', 'http://localhost').pathname)
    readFile(join(folder, name)).then(
      (content) => {
        response.writeHead(200, { 'content-type': types[extname(name)]!, 'access-control-allow-origin': '*' })
        response.end(content)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
})
test.afterAll(() => void server.close())

const key = process.env['TESTER_KEY'] ?? 'tester-key'
const trial = (testerKey: string) => {
  const { port } = server.address() as AddressInfo
  return `/?try=${encodeURIComponent(`vip@http://localhost:${port}/${entry}`)}#/?key=${testerKey}`
}
const fromFixture = (url: string) => new URL(url).port === String((server.address() as AddressInfo).port)

test("a remote built for an older minor contract runs in today's shell from a tester's machine @desktop", async ({
  page,
  member: _member,
}) => {
  const scripts: string[] = []
  page.on('requestfinished', (request) => fromFixture(request.url()) && scripts.push(request.url()))
  await page.goto(trial(key))
  // The key is in neither the address nor the history.
  await expect(page).not.toHaveURL(/key=/)
  const badge = page.getByRole('complementary', { name: 'Test version' })
  await expect(badge).toContainText(entry)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Cashier' }).click()
  await menu.getByRole('button', { name: 'Transaction history' }).click()
  const history = page.getByRole('dialog', { name: 'Transaction history' })
  await expect(history.getByRole('row', { name: /Deposit .*500\.00/ })).toBeVisible()
  expect(scripts.some((url) => url.endsWith(entry))).toBe(true)
  await history.getByRole('button', { name: 'Close' }).click()

  await badge.getByRole('button', { name: 'End test' }).click()
  await expect(badge).toBeHidden()
  await expect(page).not.toHaveURL(/try=/)
  scripts.length = 0
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await menu.getByRole('button', { name: 'Cashier' }).click()
  await menu.getByRole('button', { name: 'Transaction history' }).click()
  await expect(history).toBeVisible()
  expect(scripts).toEqual([])
})

test("no remote is loaded from another address without a tester's key, and no badge shows @desktop", async ({
  page,
  member: _member,
}) => {
  const requests: string[] = []
  page.on('request', (request) => fromFixture(request.url()) && requests.push(request.url()))
  await page.goto(trial('guessed'))
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Cashier' }).click()
  await menu.getByRole('button', { name: 'Transaction history' }).click()
  await expect(page.getByRole('dialog', { name: 'Transaction history' })).toBeVisible()
  expect(requests).toEqual([])
  await expect(page.getByRole('complementary', { name: 'Test version' })).toBeHidden()
})
