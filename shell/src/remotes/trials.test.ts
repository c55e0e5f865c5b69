import { createHash } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import { readTrials } from './trials.ts'

const hashes = [createHash('sha256').update('tester-key').digest('hex')]
const trial = [{ remote: 'cashier', wanted: '1.0.0-0123456789', isLocal: false }]
const open = (address: string) => {
  history.replaceState({ mark: 1 }, '', address)
  return readTrials(hashes)
}

afterEach(() => {
  history.replaceState(null, '', '/')
  sessionStorage.clear()
})

it("takes the tester's key from behind the #, removes it from the address, and keeps the trial for the tab", async () => {
  const onPopState = vi.fn<() => void>()
  addEventListener('popstate', onPopState)
  expect(await open('/?try=cashier@1.0.0-0123456789#/games?code=abc&key=tester-key')).toEqual(trial)
  expect([location.search, location.hash, history.state]).toEqual([
    '?try=cashier@1.0.0-0123456789',
    '#/games?code=abc',
    { mark: 1 },
  ])
  expect(onPopState).toHaveBeenCalledTimes(1)
  expect(await open('/#/')).toEqual(trial)
  removeEventListener('popstate', onPopState)
})

it('accepts no key before the #, and none that the site does not list', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  expect(await open('/?try=cashier@1.0.0-0123456789&key=tester-key')).toEqual([])
  expect(sessionStorage).toHaveLength(0)
  expect(await open('/?try=cashier@1.0.0-0123456789#/?key=guessed')).toEqual([])
  expect([location.hash, sessionStorage.length]).toEqual(['#/', 0])
})

it.each([
  ['http://localhost:3000/entry.js', true],
  ['https://127.0.0.1/entry.js', true],
  ['http://[::1]:3000/entry.js', true],
  ['https://evil.example/entry.js', false],
  ['https://localhost.evil.example/entry.js', false],
  ['data:text/javascript;localhost', false],
  ['ftp://localhost/entry.js', false],
  ['gone', false],
])("recognizes an entry on the tester's own machine: %s", async (wanted, isLocal) => {
  const address = `/?try=${encodeURIComponent(`vip@${wanted}`)}#/?key=tester-key`
  expect(await open(address)).toEqual([{ remote: 'vip', wanted, isLocal }])
})
