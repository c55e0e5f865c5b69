import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/paths.ts'
import { sourceFiles } from './source-files.ts'

/** What the site stores in a player's browser, and the words of the cookies policy that describe it (D20). */
const ENTRIES: Readonly<Record<string, string>> = {
  token: 'Your login',
  language: 'Your language',
  inviteCode: 'An invitation or recommendation code',
  recommendCode: 'An invitation or recommendation code',
  consent: 'Your answer about cookies',
  favourites: 'Favourite games',
  help: 'Help articles that you rated',
  visitor: 'A random name of this browser',
  releases: 'The list of the site’s current versions',
  purchases: 'Order numbers of deposits',
  unanswered: 'The fingerprint of a request',
  quietVendors: 'Game providers',
  'payment-windows': 'Open payment windows',
  order: 'the order of a payment page',
  scrolled: 'how far you scrolled',
}
/** Not for players: an entry that a developer sets by a URL, and channels between tabs, which store nothing. */
const NO_PLAYERS = ['testing', 'news', 'payments', 'session']

/** Names of storage entries; `croupier.json` is a file. */
const namesIn = (text: string) => [...text.matchAll(/['`]croupier\.(?!json')([\w-]+)/g)].map(([, name = '']) => name)

it('the cookies policy lists exactly what the sources store in a browser', () => {
  const folders = ['shell/src', 'mfe-account/src', 'mfe-games/src', 'mfe-cashier/src', 'mfe-vip/src', 'shared/src']
  const files = folders.flatMap((folder) => sourceFiles(folder)).filter((file) => !/\.test\.|\/testing\//.test(file))
  const kept = new Set(files.flatMap((file) => namesIn(readFileSync(join(root, file), 'utf8'))))
  expect([...kept].toSorted()).toEqual([...Object.keys(ENTRIES), ...NO_PLAYERS].toSorted())

  const policy = readFileSync(join(root, 'shell/src/pages/texts/cookiesPolicy/en.json'), 'utf8')
  const missing = Object.values(ENTRIES).filter((text) => !policy.includes(text))
  expect(missing).toEqual([])
})
