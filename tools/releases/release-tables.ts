import { listedRemotes, versionOf, versionsOf, type ListedVersion, type ReleaseDocument } from './document.ts'
import { revisionOf, shareSince, type JournalLine } from './journal.ts'
import { foundLines } from './journal-lines.ts'
import { keyIdOf, rawKey, type Signer } from './keys.ts'
import { verifyingKeys, type SignedText } from './verified.ts'

/** One row for each version that has visitors; for the remotes that were named, one for each listed version. */
export function releasesTable(
  signed: SignedText | undefined,
  keys: readonly string[],
  journal: readonly JournalLine[],
  named: readonly string[],
): string {
  if (!signed) return 'nothing is released yet'
  const document = JSON.parse(signed.text) as ReleaseDocument
  const remotes = listedRemotes(document).filter((remote) => named.length === 0 || named.includes(remote))
  if (remotes.length === 0) return 'nothing is released yet'
  const lines = [...journal, ...foundLines(signed, journal)]
  const rows = remotes.toSorted().flatMap((remote) => {
    const key = verifyingKeys(keys, signed, remote).map(keyIdOf).join(', ') || 'no known key'
    return versionsOf(document, remote)
      .filter(({ deployment }) => named.length > 0 || deployment.traffic > 0)
      .map((listed) => rowOf(remote, listed, lines, key))
  })
  return table([['remote', 'version', 'share', 'since', 'by', 'contract', 'size', 'revision', 'signed with'], ...rows])
}

/** The keys that the table of releases names: the remotes each may sign, and which one is the key of this machine. */
export function keysTable(keys: readonly string[], signer: Signer): string {
  const rows = keys.map((line) => [
    keyIdOf(line),
    line.split(' ').slice(1).join(', '),
    rawKey(line) === rawKey(signer.line) ? 'the key here' : '',
  ])
  return table([['key', 'signs for', ''], ...rows])
}

function rowOf(remote: string, listed: ListedVersion, journal: readonly JournalLine[], key: string): string[] {
  const { deployment, extras } = listed
  const since = shareSince(journal, remote, versionOf(listed))
  const canary = deployment.default || deployment.traffic === 0 ? '' : ' canary'
  return [
    remote,
    versionOf(listed),
    `${deployment.traffic} %${canary}`,
    time(since?.at ?? extras.released),
    since?.who ?? '',
    `${extras.hostApi}.${extras.hostApiMinor}`,
    `${Math.round(extras.size / 1000)} KB`,
    short(revisionOf(journal, remote, versionOf(listed))),
    key,
  ]
}

/** The journal of the named remotes, newest first. */
export function journalTable(journal: readonly JournalLine[], named: readonly string[]): string {
  const lines = journal
    .filter(({ remote }) => named.includes(remote))
    .toReversed()
    .slice(0, 30)
  const rows = lines.map(({ at, who, what, remote, version, revision, shares }) => {
    const after = Object.entries(shares).map(([name, share]) => `${name} ${share} %`)
    return [time(at), who, what, remote, version, short(revision), after.join(', ')]
  })
  return table([['when', 'by', 'what', 'remote', 'version', 'revision', 'shares afterwards'], ...rows])
}

/** Shortened for reading, as git does; the journal has the whole hash. */
const short = (revision: string) => revision.replace(/^(\w{10})\w*/, '$1')

const time = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`

/** Columns as wide as their longest text. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
