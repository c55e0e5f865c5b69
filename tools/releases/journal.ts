import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { hostname, userInfo } from 'node:os'
import { join } from 'node:path'
import { root } from '../lib/paths.ts'

/** One change of the store: who did what, and which shares the remote's versions had afterwards. */
export interface JournalLine {
  readonly at: string
  readonly who: string
  readonly what: 'release' | 'rollback' | 'restore' | 'start' | 'removed'
  readonly remote: string
  readonly version: string
  /** The version that visitors get by default, afterwards. */
  readonly default: string
  readonly shares: Readonly<Record<string, number>>
  /** Which checkout on which machine shipped it, so that each knows what it shipped last. */
  readonly machine: string
  /** The commit that its sources are, with a + where some were changed; empty where git does not say, or nothing was built. */
  readonly revision: string
}

/** As it is written, and as it was before it had a revision. */
type WrittenLine = Omit<JournalLine, 'machine' | 'revision'> & Partial<JournalLine> & { readonly checkout?: string }

/** A short name of this checkout that tells nothing about the machine. */
export const machine = createHash('sha256').update(`${hostname()}:${root}`).digest('hex').slice(0, 8)

const fileIn = (folder: string) => join(folder, 'journal.jsonl')

/** RELEASED_BY names the person or the pipeline; else it is the user of this machine. */
export function whoami(): string {
  return process.env['RELEASED_BY'] ?? `${userInfo().username}@${hostname()}`
}

const textIn = (folder: string) => (existsSync(fileIn(folder)) ? readFileSync(fileIn(folder), 'utf8') : '')

/** All lines, oldest first. A line that was cut off by a crash is left out. */
export function readJournal(folder: string): JournalLine[] {
  const lines = textIn(folder).split('\n')
  return lines.flatMap((line) => {
    try {
      const { checkout = '', ...written } = JSON.parse(line) as WrittenLine
      return [{ ...written, machine: written.machine ?? checkout, revision: written.revision ?? '' }]
    } catch {
      return []
    }
  })
}

/** Writes lines behind those that are there; one that was cut off stays the only one that cannot be read. */
export function appendJournal(folder: string, lines: readonly JournalLine[]): void {
  if (lines.length === 0) return
  const isCutOff = /[^\n]$/.test(textIn(folder))
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  appendFileSync(fileIn(folder), isCutOff ? `\n${text}` : text)
}

/**
 * The versions that a remote's visitors had by default, oldest first, the present one last. A rollback, or a restored
 * document, takes away what it went back from, so that the next one goes further back and not forth again.
 */
export function defaultsInOrder(journal: readonly JournalLine[], remote: string): string[] {
  let stack: string[] = []
  for (const line of journal) {
    if (line.remote !== remote || line.default === stack.at(-1)) continue
    const known = stack.indexOf(line.default)
    const isBack = line.what === 'rollback' || line.what === 'restore'
    if (isBack && known >= 0) stack = stack.slice(0, known + 1)
    else stack = [...stack.filter((version) => version !== line.default), line.default]
  }
  return stack
}

/** Since when a version has not been served, as ISO time; undefined while it is, or when the journal knows nothing. */
export function retiredAt(journal: readonly JournalLine[], remote: string, version: string): string | undefined {
  let served = false
  let retired: string | undefined
  for (const line of journal) {
    if (line.remote !== remote) continue
    const serves = (line.shares[version] ?? 0) > 0
    if (serves) retired = undefined
    else if (served) retired = line.at
    served = serves
  }
  return retired
}

/** Since when a version has the share that it has now, and by whom. */
export function shareSince(journal: readonly JournalLine[], remote: string, version: string): JournalLine | undefined {
  const lines = journal.filter((line) => line.remote === remote)
  return lines.findLast((line, index) => line.shares[version] !== lines[index - 1]?.shares[version])
}

/** The version that this checkout shipped last, by a start or a release; going back ships nothing. */
export function lastShipped(journal: readonly JournalLine[], remote: string): string | undefined {
  const shipped = (line: JournalLine) => line.what === 'start' || line.what === 'release'
  return journal.findLast((line) => line.remote === remote && line.machine === machine && shipped(line))?.version
}

/** The revision of a version's sources: of its first line that has one, for going back to it or raising its share builds nothing. */
export function revisionOf(journal: readonly JournalLine[], remote: string, version: string): string {
  return journal.find((line) => line.remote === remote && line.version === version && line.revision)?.revision ?? ''
}
