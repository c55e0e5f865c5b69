import { existsSync, readdirSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { packages, root } from '../lib/paths.ts'

/** Files that every shell folder written for a deployment has, and no source folder. */
const MARKS = ['site.json', 'croupier.json']

/**
 * The folder for the shell's files in `out`; it is emptied before they are written. Throws a readable message where
 * that would delete something else: the checkout's own shell, or another folder of that name.
 */
export function shellFolderIn(out: string): string {
  if (isWithin(out, root)) throw new Error(`--out ${out} holds this checkout: the shell's sources lie there.`)
  const own = packages.find((name) => isWithin(join(root, name), out))
  if (own) throw new Error(`--out ${out} lies in ${own}/, among sources.`)
  const shell = join(out, 'shell')
  const held = existsSync(shell) ? readdirSync(shell) : []
  if (held.length > 0 && !MARKS.every((name) => held.includes(name))) {
    throw new Error(
      `${shell} was not written by npm run deploy-files, which would empty it: remove it, or name another --out.`,
    )
  }
  return shell
}

function isWithin(outer: string, inner: string): boolean {
  const path = relative(outer, inner)
  return path !== '..' && !path.startsWith('../') && !isAbsolute(path)
}
