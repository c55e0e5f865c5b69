import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { copiesMatch, writeCopies } from '../lib/compressed-copies.ts'
import { readBuilt, type Built } from './read-built.ts'
import type { Store } from './store.ts'

/**
 * Copies a built remote to the folder of its version, with brotli and gzip copies beside each text file for servers
 * that send precompressed files. The folder appears atomically and complete. An existing one stays untouched, unless
 * its files are not intact: then it is put aside. Returns false where the files were there already.
 */
export async function copyToStore(store: Store, built: Built): Promise<boolean> {
  const target = join(store.folder, built.remote, built.version)
  const isThere = existsSync(target)
  if (isThere && isWhole(store, built.remote, built.version)) {
    // It may be old enough for the next prune to remove it; it is in use again, so renew its date.
    utimesSync(target, new Date(), new Date())
    return false
  }
  const folder = join(store.folder, built.remote, `.${built.version}-${randomUUID()}`)
  try {
    for (const file of built.files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      copyFileSync(join(built.folder, file), join(folder, file))
    }
    await writeCopies(folder)
    if (isThere) putAside(store, built)
    renameSync(folder, target)
  } catch (error) {
    // Another release of the same content may have been faster.
    if (!isWhole(store, built.remote, built.version)) throw error
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return true
}

/**
 * Whether a version's files in the store are intact: its name contains the hash of their content, and servers send
 * their compressed copies instead of them.
 */
export function isWhole({ folder }: Store, remote: string, version: string): boolean {
  try {
    const there = readBuilt(remote, join(folder, remote, version))
    return there.version === version && there.files.every((file) => copiesMatch(join(there.folder, file)))
  } catch {
    return false
  }
}

/**
 * No server hands out a folder with such a name; it is removed after 30 days, like the leftovers of interrupted copies.
 */
function putAside({ folder }: Store, { remote, version }: Built): void {
  const aside = `.${version}-damaged-${randomUUID()}`
  console.warn(
    `The files of ${remote} ${version} in the store were damaged: copied anew, the old ones are ${aside} there.`,
  )
  renameSync(join(folder, remote, version), join(folder, remote, aside))
  utimesSync(join(folder, remote, aside), new Date(), new Date())
}
