import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const PACKAGES = '/usr/lib/postgresql'

/** The folder of PostgreSQL's programs, or undefined where this machine has none. */
export function postgresFolder(): string | undefined {
  const packaged = existsSync(PACKAGES) ? readdirSync(PACKAGES).map((version) => join(PACKAGES, version, 'bin')) : []
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...packaged.toReversed()]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}
