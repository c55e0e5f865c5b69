/** Environment variables that may point to a real site: a team's store and keys, a database, a mail server. */
const SETTINGS = [
  'RELEASES_DIR',
  'RELEASE_KEY_FILE',
  'RELEASE_KEYS',
  'SHELL_URL',
  'REMOTE_ORIGIN',
  'DATABASE_URL',
  'SMTP_URL',
]

/** For tests and measurements: processes started from here on use data of their own and send no real mail. */
export function unsetLiveSiteVariables(): void {
  for (const name of SETTINGS) delete process.env[name]
}
