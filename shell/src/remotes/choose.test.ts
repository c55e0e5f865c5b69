import type { ReleasedVersion } from '@croupier/shared/releases'
import { expect, it } from 'vitest'
import { choicesOf } from './choose.ts'

const version = (name: string, traffic: number, isDefault: boolean): ReleasedVersion => ({
  url: `https://cashier.example/${name}/entry.js`,
  metadata: { version: name, integrity: `sha384-${name}` },
  deployment: { traffic, default: isDefault },
  extras: { hostApi: 1, hostApiMinor: 0, exposed: './module', size: 1, released: '' },
})
const releases = {
  issued: '',
  remotes: { cashier: [version('new', 10, false), version('now', 90, true), version('old', 0, false)] },
}
const tries = (visitor: string, wanted?: string, remote: 'cashier' | 'games' = 'cashier') =>
  choicesOf('cashier', releases, visitor, wanted ? [{ remote, wanted }] : []).map(({ url, isTrial }) => [url, isTrial])
const at = (name: string, isTrial = false) => [`https://cashier.example/${name}/entry.js`, isTrial]
// 8 and 20 of 100.
const [gina, carl] = ['gina', 'carl'] as const

it("is the visitor's own version, and after a canary everyone's", () => {
  expect(tries(gina)).toEqual([at('new'), at('now')])
  expect(tries(carl)).toEqual([at('now')])
  expect(choicesOf('games', releases, carl, [])).toEqual([])
  expect(choicesOf('cashier', releases, carl, [])[0]).toMatchObject({
    version: 'now',
    integrity: 'sha384-now',
    builtFor: { hostApi: 1, hostApiMinor: 0 },
  })
})

it("is a tester's listed version alone, also one that nobody else gets, and for another remote nothing changes", () => {
  expect(tries(gina, 'old')).toEqual([at('old', true)])
  expect(tries(carl, 'old', 'games')).toEqual([at('now')])
})

it.each([
  ['http://localhost:3000/entry.js', true],
  ['https://127.0.0.1/entry.js', true],
  ['http://[::1]:3000/entry.js', true],
  ['https://evil.example/entry.js', false],
  ['https://localhost.evil.example/entry.js', false],
  ['data:text/javascript,localhost', false],
  ['ftp://localhost/entry.js', false],
  ['gone', false],
])("has of what no document lists the tester's own machine alone: %s", (wanted, isTaken) => {
  expect(tries(carl, wanted)).toEqual(isTaken ? [[wanted, true]] : [])
})
