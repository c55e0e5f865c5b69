import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, matchesGlob } from 'node:path'
import { root } from '../lib/paths.ts'

/** The existing files of a folder that git tracks or would add, filtered by a pattern (TypeScript by default). */
export function sourceFiles(folder: string, pattern = /\.(ts|tsx|mts|mjs)$/): string[] {
  const names = byGit(folder) ?? filesIn(root, folder)
  return [...new Set(names)].filter((name) => pattern.test(name))
}

/** Undefined if git is missing or the folder is not a repository of its own (an archive, a copy, another user's). */
function byGit(folder: string): string[] | undefined {
  try {
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', folder], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const names = listed.toString().split('\n').filter(Boolean)
    // git lists deleted and renamed files until that is staged.
    return names.length > 0 ? names.filter((name) => existsSync(join(root, name))) : undefined
  } catch {
    return undefined
  }
}

/** The files of a folder without git: all but those that the top-level .gitignore excludes. */
export function filesIn(top: string, folder = '.'): string[] {
  const lines = readFileSync(join(top, '.gitignore'), 'utf8').split('\n')
  const ignored = [
    '.git',
    ...lines.filter((line) => /^[^#\s]/.test(line)).map((line) => line.trim().replace(/\/$/, '')),
  ]
  const isIgnored = (path: string) =>
    ignored.some((line) => matchesGlob(line.includes('/') ? path : basename(path), line))
  const within = (path: string): string[] =>
    readdirSync(join(top, path), { withFileTypes: true }).flatMap((entry) => {
      const inner = join(path, entry.name)
      if (isIgnored(inner)) return []
      return entry.isDirectory() ? within(inner) : [inner]
    })
  return within(folder)
}
