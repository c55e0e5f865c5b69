import { defaultOf, listedRemotes, sharesOf, versionOf, versionsOf, type ReleaseDocument } from './document.ts'
import { machine, whoami, type JournalLine } from './journal.ts'
import type { SignedText } from './verified.ts'

/** What was done to which version of a remote, in the journal's terms. */
export interface ReleaseAction {
  readonly what: JournalLine['what']
  readonly remote: string
  readonly version: string
  /** The commit of the sources that were built (`revision`); left out when nothing was built. */
  readonly revision?: string
}

/** The journal line for an action that led to this document. */
export function journalLineOf(document: ReleaseDocument, action: ReleaseAction, at: string): JournalLine {
  const shares = sharesOf(document, action.remote)
  return { at, who: whoami(), revision: '', ...action, default: defaultIn(document, action.remote), shares, machine }
}

/** A line for each remote of the document whose shares are not those of its last line in the journal. */
export function missingLines(
  document: ReleaseDocument,
  journal: readonly JournalLine[],
  what: 'restore' | 'found',
  at: string,
): JournalLine[] {
  const recorded = (remote: string) => journal.findLast((line) => line.remote === remote)?.shares ?? {}
  return listedRemotes(document)
    .filter((remote) => !isSame(recorded(remote), sharesOf(document, remote)))
    .map((remote) => journalLineOf(document, { what, remote, version: defaultIn(document, remote) }, at))
}

/**
 * Lines for what the document serves and the journal does not say: an earlier release wrote the document and could not
 * write its line, or somebody put another document there. The 30 days of a version that visitors have until now would
 * otherwise be over already, and a table would name whoever gave a version its share before.
 */
export function foundLines({ text, signature }: SignedText, journal: readonly JournalLine[]): JournalLine[] {
  const lines = missingLines(JSON.parse(text) as ReleaseDocument, journal, 'found', signature.issued)
  return lines.map((line) => ({ ...line, who: '', machine: '' }))
}

function defaultIn(document: ReleaseDocument, remote: string): string {
  const standard = defaultOf(versionsOf(document, remote))
  return standard ? versionOf(standard) : ''
}

function isSame(one: JournalLine['shares'], other: JournalLine['shares']): boolean {
  const versions = Object.keys({ ...one, ...other })
  return versions.every((version) => one[version] === other[version])
}
