import { originsOf, remoteOrigin, type Origins } from '../site/site-config.ts'

/**
 * Where the deployed site answers: SHELL_ORIGIN, REMOTE_ORIGIN (with {remote} in it), API_ORIGIN, PROVIDER_ORIGIN and
 * VENDOR_ORIGIN; what is not set is this machine's port (PORT).
 */
export function deployedOrigins(env = process.env): Origins {
  const local = originsOf(Number(env['PORT'] ?? 4000))
  const of = (name: string, otherwise: string) => new URL(env[name] || otherwise).origin
  const template = env['REMOTE_ORIGIN']
  const remotes = Object.entries(local.remotes).map(([name, origin]) => [
    name,
    template ? remoteOrigin(template, name) : origin,
  ])
  return {
    shell: of('SHELL_ORIGIN', local.shell),
    remotes: Object.fromEntries(remotes) as Record<string, string>,
    api: of('API_ORIGIN', local.api),
    providers: of('PROVIDER_ORIGIN', local.providers),
    vendor: of('VENDOR_ORIGIN', local.vendor),
  }
}
