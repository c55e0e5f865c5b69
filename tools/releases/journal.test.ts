import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { appendJournal, readJournal, type JournalLine } from './journal.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-journal-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const line = (version: string): JournalLine => ({
  at: '2026-01-01T00:00:00.000Z',
  who: 't',
  what: 'release',
  remote: 'cashier',
  version,
  default: version,
  shares: { [version]: 100 },
  checkout: '',
})

it('a line that was cut off takes none of those with it that come after', () => {
  appendJournal(folder, [line('v01')])
  appendFileSync(join(folder, 'journal.jsonl'), JSON.stringify(line('v02')).slice(0, 40))
  appendJournal(folder, [line('v03')])
  appendJournal(folder, [line('v04'), line('v05')])
  expect(readJournal(folder)).toEqual(['v01', 'v03', 'v04', 'v05'].map(line))
})
