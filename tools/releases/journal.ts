import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { hostname, userInfo } from 'node:os'
import { join } from 'node:path'
import { root } from '../lib/paths.ts'

/** One change of the store: who did what, and which shares the remote's versions had afterwards. */
export interface JournalLine {
  readonly at: string
  readonly who: string
  /** `found`: the document was like this, and no line said why. */
  readonly what: 'release' | 'rollback' | 'restore' | 'start' | 'removed' | 'found'
  readonly remote: string
  readonly version: string
  /** The version that visitors get by default, afterwards. */
  readonly default: string
  readonly shares: Readonly<Record<string, number>>
  /** The checkout and machine that shipped it, so that each checkout knows what it shipped last. */
  readonly machine: string
  /** The commit of its sources, with a + where files differed; empty where there is no git, or nothing was built. */
  readonly revision: string
}

/** A line as stored, including lines written before there was a revision. */
type WrittenLine = Omit<JournalLine, 'machine' | 'revision'> & Partial<JournalLine> & { readonly checkout?: string }

/** A short identifier of this checkout that reveals nothing about the machine. */
export const machine = createHash('sha256').update(`${hostname()}:${root}`).digest('hex').slice(0, 8)

const fileIn = (folder: string) => join(folder, 'journal.jsonl')

/** RELEASED_BY names the person or the pipeline; without it, this machine's user. */
export function whoami(): string {
  return process.env['RELEASED_BY'] || `${userInfo().username}@${hostname()}`
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

/** Appends lines. After a line that was cut off it starts a new one, so that only the cut-off line is unreadable. */
export function appendJournal(folder: string, lines: readonly JournalLine[]): void {
  if (lines.length === 0) return
  const isCutOff = /[^\n]$/.test(textIn(folder))
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  appendFileSync(fileIn(folder), isCutOff ? `\n${text}` : text)
}

/**
 * The versions that were a remote's default, oldest first, the present one last. A rollback or a restored document
 * drops the versions that it went back from, so that the next rollback goes further back instead of forward again.
 */
export function defaultsInOrder(journal: readonly JournalLine[], remote: string): string[] {
  let stack: string[] = []
  for (const line of journal) {
    if (line.remote !== remote || line.default === stack.at(-1)) continue
    const known = stack.indexOf(line.default)
    const isBack = line.what === 'rollback' || line.what === 'restore' || line.what === 'found'
    if (isBack && known >= 0) stack = stack.slice(0, known + 1)
    else stack = [...stack.filter((version) => version !== line.default), line.default]
  }
  return stack
}

/**
 * When a version was last taken out of service, as ISO time; undefined while it is served, or when the journal has
 * nothing.
 */
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

/** The journal line that gave a version its present share. */
export function shareSince(journal: readonly JournalLine[], remote: string, version: string): JournalLine | undefined {
  const lines = journal.filter((line) => line.remote === remote)
  return lines.findLast((line, index) => line.shares[version] !== lines[index - 1]?.shares[version])
}

/** The version that this checkout shipped last, by a start or a release; a rollback ships nothing. */
export function lastShipped(journal: readonly JournalLine[], remote: string): string | undefined {
  const shipped = (line: JournalLine) => line.what === 'start' || line.what === 'release'
  return journal.findLast((line) => line.remote === remote && line.machine === machine && shipped(line))?.version
}

/** The revision of a version's sources, from its first line that has one: rollbacks and larger shares build nothing. */
export function revisionOf(journal: readonly JournalLine[], remote: string, version: string): string {
  return journal.find((line) => line.remote === remote && line.version === version && line.revision)?.revision ?? ''
}
