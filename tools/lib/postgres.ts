import { postgresFolder } from '../../sandbox/src/testing/postgres-folder.ts'
import { installPackage } from './apt.ts'

/**
 * Provides a PostgreSQL for the sandbox's tests: an installed one, otherwise Debian's package. Warns where there is
 * none.
 */
export async function providePostgres(): Promise<void> {
  if (postgresFolder() === undefined) await installPackage('postgresql')
  if (postgresFolder() === undefined) {
    console.warn(
      "There is no PostgreSQL on this machine: the sandbox's tests of it do not run. Install it, or put its initdb on PATH.",
    )
  }
}
