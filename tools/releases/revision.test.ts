import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { revision } from './revision.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-revision-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** A fake git with this top folder and this output of `git status`. */
function gitSays(top: string, status: string): void {
  const script = `#!/bin/sh\nif [ "$1" = status ]; then printf '${status}'; else echo '${top}'; echo 4f2a91; fi\n`
  writeFileSync(join(folder, 'git'), script)
  chmodSync(join(folder, 'git'), 0o755)
  vi.stubEnv('PATH', folder)
}

it('a revision is the commit, with a + when files differ from it', () => {
  gitSays(folder, '')
  expect(revision(folder)).toBe('4f2a91')
  gitSays(folder, ' M a.ts')
  expect(revision(folder)).toBe('4f2a91+')
})

it('a revision is empty within another checkout, and without git', () => {
  gitSays(tmpdir(), '')
  expect(revision(folder)).toBe('')
  vi.stubEnv('PATH', '')
  expect(revision(folder)).toBe('')
})
