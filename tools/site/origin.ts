/**
 * Returns the origin of a web address that is an origin and nothing more, otherwise undefined: a path would be dropped
 * silently, and everything requested from another place.
 */
export function originOnly(address: string): string | undefined {
  const url = URL.parse(address)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  return isWeb && url.href === `${url.origin}/` ? url.origin : undefined
}

/** Whether an address points each browser to its own machine. */
export const isOwnMachine = (address: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)

/** The live site's address (SHELL_URL), if it is set and not on this machine. */
export function siteElsewhere(): string | undefined {
  const shell = process.env['SHELL_URL']
  return shell && !(URL.canParse(shell) && isOwnMachine(shell)) ? shell : undefined
}
