import { describe, expect, it } from 'vitest'
import { decideRelease, decideRollback, type Decision, type KnownProblems, type Undecided } from './decide.ts'
import {
  defaultOf,
  emptyDocument,
  findVersion,
  sharesOf,
  versionOf,
  versionsOf,
  type ReleaseDocument,
} from './document.ts'
import type { JournalLine } from './journal.ts'
import { entry } from './testing/sample.ts'

/** The history of one remote: each step is decided as the commands decide it, and written to a journal. */
function life() {
  let document: ReleaseDocument = emptyDocument
  const journal: JournalLine[] = []
  const take = (what: 'release' | 'rollback', decision: Decision | Undecided): string => {
    if ('unchecked' in decision) return `unchecked: ${versionOf(decision.unchecked)}`
    if ('refused' in decision) return decision.refused
    document = decision.document
    const shares = sharesOf(document, 'cashier')
    const standard = versionOf(defaultOf(versionsOf(document, 'cashier'))!)
    const at = new Date(2026, 0, journal.length + 1).toISOString()
    journal.push({
      at,
      who: 't',
      what,
      remote: 'cashier',
      version: decision.version,
      default: standard,
      shares,
      machine: '',
      revision: '',
    })
    return Object.entries(shares)
      .map(([version, share]) => `${version} ${share}`)
      .join(', ')
  }
  return {
    release: (version: string, traffic = 100) =>
      take('release', decideRelease(document, 'cashier', entry(version, `2026-01-${version.slice(-2)}`), traffic)),
    rollback: (
      to?: string,
      isComplete: (version: string) => boolean = () => true,
      known = (lines: JournalLine[]) => lines,
      problemsOf?: KnownProblems,
    ) => take('rollback', decideRollback(document, known(journal), 'cashier', to, isComplete, problemsOf)),
  }
}

const allUnfitBut =
  (fitting: readonly string[]): KnownProblems =>
  (version) =>
    fitting.includes(version) ? [] : [`${version} is too new`]

describe('a release', () => {
  it('grows from a canary to everyone', () => {
    const { release } = life()
    expect(release('v01', 10)).toBe('v01 100')
    expect(release('v02', 10)).toBe('v02 10, v01 90')
    expect(release('v02', 50)).toBe('v02 50, v01 50')
    expect(release('v02')).toBe('v02 100')
  })

  it('never reduces a share', () => {
    const { release } = life()
    release('v01')
    release('v02', 50)
    expect(release('v02', 10)).toContain('a share only grows')
    expect(release('v02', 50)).toContain('nothing to do')
    expect(release('v01')).toContain('To end the canary')
    expect(release('v02')).toBe('v02 100')
    expect(release('v02')).toContain('nothing to do')
  })

  it('is dated later than all listed versions, whatever the clock says', () => {
    const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 12, minutes)).toISOString()
    let document = emptyDocument
    const release = (version: string, minutes: number, traffic: number) => {
      const decision = decideRelease(document, 'cashier', entry(version, at(minutes)), traffic)
      if ('refused' in decision) throw new Error(decision.refused)
      document = decision.document
      return findVersion(document, 'cashier', version)!.extras.released
    }
    expect(release('v01', 10, 100)).toBe(at(10))
    expect(release('v02', 5, 10)).toBe('2026-01-01T12:10:00.001Z')
    expect(release('v03', 20, 10)).toBe(at(20))
    const listed = findVersion(document, 'cashier', 'v02')!
    const raised = decideRelease(document, 'cashier', listed, 50)
    expect('document' in raised && findVersion(raised.document, 'cashier', 'v02')!.extras).toEqual(listed.extras)
  })

  it('replaces an older canary by a newer one', () => {
    const { release } = life()
    release('v01')
    release('v02', 50)
    expect(release('v03', 10)).toBe('v03 10, v01 90')
  })
})

describe('a rollback', () => {
  it('ends a canary', () => {
    const { release, rollback } = life()
    release('v01')
    release('v02', 50)
    expect(rollback()).toBe('v01 100')
  })

  it('goes further back each time, and never to a version that was rolled back', () => {
    const { release, rollback } = life()
    for (const version of ['v01', 'v02', 'v03']) release(version)
    expect(rollback()).toBe('v02 100')
    release('v04')
    expect(rollback()).toBe('v02 100')
    expect(rollback()).toBe('v01 100')
    expect(rollback()).toContain('there is none to go back to')
  })

  it('goes to a named version, or to the only one whose name contains the text', () => {
    const { release, rollback } = life()
    for (const version of ['v01', 'v02', 'v13']) release(version)
    expect(rollback('v01')).toBe('v01 100')
    expect(rollback('13')).toBe('v13 100')
    expect(rollback('v0')).toBe('More than one version is v0: v13, v01, v02')
    expect(rollback('v9')).toContain('No listed version is v9')
    release('v130')
    expect(rollback('v13')).toBe('v13 100')
    expect(rollback('v13')).toContain('nothing to do')
  })

  it('is refused when the files are missing or nothing was ever released', () => {
    const { release, rollback } = life()
    expect(rollback()).toContain('never released')
    release('v01')
    release('v02')
    expect(rollback(undefined, () => false)).toContain('not in the store any more')
    expect(rollback('v01', () => false)).toContain('not in the store any more')
  })

  it('skips a version whose files are missing or damaged', () => {
    const { release, rollback } = life()
    for (const version of ['v01', 'v02', 'v03']) release(version)
    expect(rollback('v02', (version) => version !== 'v02')).toContain('or not as they were released')
    expect(rollback(undefined, () => false)).toMatch(/v02 are not in the store any more[^]*\nNor will any do/)
    expect(rollback(undefined, (version) => version !== 'v02')).toBe('v01 100')
  })

  it('skips a version that the live shell would not run, and refuses it by name', () => {
    const { release, rollback } = life()
    const fits = (...fitting: string[]) => [() => true, undefined, allUnfitBut(fitting)] as const
    for (const version of ['v01', 'v02', 'v03']) release(version)
    expect(rollback('v02', ...fits('v01'))).toBe('cashier v02 does not fit the live shell:\n- v02 is too new')
    expect(rollback(undefined, ...fits())).toContain('v02 is too new\nNor will any do')
    expect(rollback(undefined, ...fits('v01'))).toBe('v01 100')
    release('v04', 10)
    // A canary can be ended even if the version that the other visitors have does not fit the shell.
    expect(rollback(undefined, ...fits())).toBe('v01 100')
  })

  it('names the version that it depends on and whose problems nobody has looked for', () => {
    const { release, rollback } = life()
    const known = (problems: Readonly<Record<string, readonly string[]>>) =>
      [() => true, undefined, (version: string) => problems[version]] as const
    for (const version of ['v01', 'v02', 'v03']) release(version)
    expect(rollback(undefined, ...known({}))).toBe('unchecked: v02')
    expect(rollback('v01', ...known({}))).toBe('unchecked: v01')
    expect(rollback(undefined, ...known({ v02: ['too new'] }))).toBe('unchecked: v01')
    expect(rollback(undefined, ...known({ v02: ['too new'], v01: [] }))).toBe('v01 100')
  })

  it("goes to the journal's last default when the journal lacks the present version", () => {
    const { release, rollback } = life()
    for (const version of ['v01', 'v02', 'v03']) release(version)
    const withoutLast = (journal: JournalLine[]) => journal.filter(({ version }) => version !== 'v03')
    expect(rollback(undefined, () => true, withoutLast)).toBe('v02 100')
  })

  it('goes by the release dates when the journal is lost', () => {
    const { release, rollback } = life()
    for (const version of ['v01', 'v02', 'v03']) release(version)
    expect(
      rollback(
        undefined,
        () => true,
        () => [],
      ),
    ).toBe('v02 100')
  })
})
