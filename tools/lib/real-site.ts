/** What a shell may hold of a real site: a team's store and keys, a database, a mail server. */
const SETTINGS = [
  'RELEASES_DIR',
  'RELEASE_KEY_FILE',
  'RELEASE_KEYS',
  'SHELL_URL',
  'REMOTE_ORIGIN',
  'DATABASE_URL',
  'SMTP_URL',
]

/** For tests and measurements: what is started from here on has data of its own, and sends nobody a mail. */
export function leaveRealSite(): void {
  for (const name of SETTINGS) delete process.env[name]
}
