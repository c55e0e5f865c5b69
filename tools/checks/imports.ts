import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundles, root } from '../lib/paths.ts'
import { importsOf } from './imports-of.ts'
import { sourceFiles } from './source-files.ts'

/** Which of our own modules a folder may import from outside itself (architecture.md, rule 1). */
const allowedImports: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(bundles.map(({ folder }) => [folder, ['@croupier/shared']])),
  shared: [],
  sandbox: ['@croupier/shared/api'],
  e2e: [],
  // Not a package, so it imports by path: what is shared, and single files that a tool has in common with what it
  // serves, tests or measures.
  tools: [
    'shared',
    'mfe-account/src/screens/join/mobile-number.ts',
    'mfe-account/src/forms/account-rules.ts',
    'shell/src/boot/page-preload.ts',
    'shell/src/home/banner-picture.ts',
    'shell/src/inline-script/known-calls.ts',
    'shell/src/inline-script/send-early.ts',
    'sandbox/src/db/claim.ts',
    'sandbox/src/escape-html.ts',
    'sandbox/src/files/limits.ts',
    'sandbox/src/members/email.ts',
    'sandbox/src/members/plain-name.ts',
    'sandbox/src/members/rules.ts',
    'sandbox/src/security/proxies.ts',
    'sandbox/src/testing/free-port.ts',
    'sandbox/src/testing/postgres-folder.ts',
    'e2e/bench/statistics.ts',
  ],
}

/** Imports that break the rules, each with what to do instead. */
export function checkImports(): string[] {
  return Object.keys(allowedImports).flatMap((folder) =>
    sourceFiles(folder).flatMap((file) => importProblems(file, readFileSync(join(root, file), 'utf8'))),
  )
}

/** The imports of one file that break the rules; `file` is its path from the root. */
export function importProblems(file: string, text: string): string[] {
  const folder = file.split('/')[0]!
  const allowed = allowedImports[folder]!
  const isAllowed = (name: string) => allowed.some((each) => name === each || name.startsWith(`${each}/`))
  return importsOf(text, file.endsWith('.tsx')).flatMap((target) => {
    if (target.startsWith('.')) {
      const path = join(dirname(file), target)
      if (path.startsWith(`${folder}/`) || isAllowed(path)) return []
      return [`${file} reaches into another package (${target}): go through its exports`]
    }
    if (!target.startsWith('@croupier/') || isAllowed(target)) return []
    return [`${file} imports ${target}: bundles meet through the host's events and screens only`]
  })
}
