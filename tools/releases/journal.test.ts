import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { appendJournal, lastShipped, machine, readJournal, revisionOf, whoami, type JournalLine } from './journal.ts'

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
  machine: '',
  revision: '',
})

it('a line that was cut off does not damage the lines after it', () => {
  appendJournal(folder, [line('v01')])
  appendFileSync(join(folder, 'journal.jsonl'), JSON.stringify(line('v02')).slice(0, 40))
  appendJournal(folder, [line('v03')])
  appendJournal(folder, [line('v04'), line('v05')])
  expect(readJournal(folder)).toEqual(['v01', 'v03', 'v04', 'v05'].map(line))
})

it('an old line is read without a revision, and with its checkout as the machine', () => {
  const { machine: _, revision: __, ...old } = line('v01')
  appendFileSync(join(folder, 'journal.jsonl'), `${JSON.stringify({ ...old, checkout: machine })}\n`)
  appendJournal(folder, [{ ...line('v02'), machine: 'another' }])
  const journal = readJournal(folder)
  expect(journal[0]).toEqual({ ...line('v01'), machine })
  expect(lastShipped(journal, 'cashier')).toBe('v01')
})

it('a version keeps the revision that it was built from through later actions', () => {
  const journal = [
    { ...line('v01'), revision: 'a1' },
    { ...line('v02'), revision: 'b2+' },
    { ...line('v01'), what: 'rollback' as const },
    { ...line('v03'), remote: 'games', revision: 'c3' },
  ]
  const revisions = ['v01', 'v02', 'v03'].map((version) => revisionOf(journal, 'cashier', version))
  expect(revisions).toEqual(['a1', 'b2+', ''])
})

it.each([undefined, ''])("without RELEASED_BY (%s) the journal names this machine's user", (name) => {
  vi.stubEnv('RELEASED_BY', name)
  expect(whoami()).toContain('@')
  vi.stubEnv('RELEASED_BY', 'the pipeline')
  expect(whoami()).toBe('the pipeline')
  vi.unstubAllEnvs()
})
