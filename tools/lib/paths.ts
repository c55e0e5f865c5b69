import { dirname, join } from 'node:path'

export const root = dirname(dirname(import.meta.dirname))
/** A local site's data folder: DATA_DIR, otherwise `.data`. */
export const dataDir = process.env['DATA_DIR'] ?? join(root, '.data')
export const bin = (name: string) => join(root, 'node_modules', '.bin', name)

/** The bundles, their folders, and their ports' offsets from the shell's. */
export const bundles = [
  { name: 'shell', folder: 'shell', offset: 0 },
  { name: 'account', folder: 'mfe-account', offset: 1 },
  { name: 'games', folder: 'mfe-games', offset: 2 },
  { name: 'cashier', folder: 'mfe-cashier', offset: 3 },
  { name: 'vip', folder: 'mfe-vip', offset: 4 },
] as const
export type BundleName = (typeof bundles)[number]['name']
/** All bundles but the shell: they are released one by one. */
export const remotes = bundles.filter(({ name }) => name !== 'shell')
export const remoteNames: readonly string[] = remotes.map(({ name }) => name)

export const packages = [...bundles.map(({ folder }) => folder), 'shared', 'sandbox', 'e2e', 'tools']
