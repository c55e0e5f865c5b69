import type { ReleasedVersion } from '@croupier/shared/releases'
import { HOST_API, HOST_API_MINOR } from '@croupier/shared/host'
import { expect, it } from 'vitest'
import { choicesOf } from './choose.ts'

const version = (name: string, traffic: number, isDefault: boolean, released: string): ReleasedVersion => ({
  url: `https://cashier.example/${name}/entry.js`,
  metadata: { version: name, integrity: `sha384-${name}` },
  deployment: { traffic, default: isDefault },
  extras: { hostApi: 1, hostApiMinor: 0, exposed: './module', size: 1, released },
})
const releases = {
  issued: '',
  remotes: {
    cashier: [
      version('new', 10, false, '2026-06-03'),
      version('now', 90, true, '2026-06-02'),
      version('old', 0, false, '2026-06-01'),
    ],
  },
}
const tries = (visitor: string, wanted?: string, remote: 'cashier' | 'games' = 'cashier', isLocal = false) =>
  choicesOf('cashier', releases, visitor, wanted ? [{ remote, wanted, isLocal }] : []).map(({ url, isTrial }) => [
    url,
    isTrial,
  ])
const at = (name: string, isTrial = false) => [`https://cashier.example/${name}/entry.js`, isTrial]
// These visitors fall on 8 and 20 of 100.
const [gina, carl] = ['gina', 'carl'] as const

it("lists the visitor's version first, and after a canary everyone's", () => {
  expect(tries(gina)).toEqual([at('new'), at('now')])
  expect(tries(carl)).toEqual([at('now')])
  expect(choicesOf('games', releases, carl, [])).toEqual([])
  expect(choicesOf('cashier', releases, carl, [])[0]).toMatchObject({
    version: 'now',
    integrity: 'sha384-now',
    builtFor: { hostApi: 1, hostApiMinor: 0 },
  })
})

it("lists only a tester's version, even a withdrawn one, and changes no other remote", () => {
  expect(tries(gina, 'old')).toEqual([at('old', true)])
  expect(tries(carl, 'old', 'games')).toEqual([at('now')])
})

it("adds the newest compatible version if this shell is too old for everyone's", () => {
  const built = (name: string, minor: number, released: string, isDefault = false): ReleasedVersion => {
    const listed = version(name, isDefault ? 100 : 0, isDefault, released)
    return { ...listed, extras: { ...listed.extras, hostApi: HOST_API, hostApiMinor: minor } }
  }
  const urls = (...versions: ReleasedVersion[]) =>
    choicesOf('cashier', { issued: '', remotes: { cashier: versions } }, carl, []).map(({ url }) => url.split('/')[3])
  const next = HOST_API_MINOR + 1
  const old = [built('last', HOST_API_MINOR, '2026-06-02'), built('first', HOST_API_MINOR, '2026-06-01')] as const
  expect(urls(built('now', next, '2026-06-09', true), built('late', next, '2026-06-08'), ...old)).toEqual([
    'now',
    'last',
  ])
  // Newer than everyone's version: it was rolled back.
  const withdrawn = built('withdrawn', HOST_API_MINOR, '2026-06-10')
  expect(urls(built('now', next, '2026-06-09', true), withdrawn, ...old)).toEqual(['now', 'last'])
  expect(urls(built('now', HOST_API_MINOR, '2026-06-09', true), ...old)).toEqual(['now'])
})

it("lists an unlisted entry only if it is on the tester's own machine", () => {
  const wanted = 'http://localhost:3000/entry.js'
  expect(tries(carl, wanted, 'cashier', true)).toEqual([[wanted, true]])
  expect(tries(carl, 'gone')).toEqual([])
})
