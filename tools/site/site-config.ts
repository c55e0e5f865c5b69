import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundles, root } from '../lib/paths.ts'

export interface Origins {
  readonly shell: string
  readonly remotes: Readonly<Record<string, string>>
  readonly api: string
  readonly providers: string
  readonly vendor: string
}

/** Where everything answers when the shell's port is `port` (architecture.md, 'From outside'). */
export function originsOf(port: number, host = 'localhost'): Origins {
  const at = (offset: number) => `http://${host}:${port + offset}`
  const remotes = bundles.filter(({ name }) => name !== 'shell').map(({ name, offset }) => [name, at(offset)])
  return { shell: at(0), remotes: Object.fromEntries(remotes), api: at(10), providers: at(20), vendor: at(30) }
}

/** The site's file (shell/sites/<name>.json) with the addresses of this machine's ports and the keys of its releases. */
export function siteConfig(
  origins: Origins,
  releaseKeys: readonly string[],
  name = process.env['SITE'] ?? 'croupier',
): unknown {
  const file = join(root, 'shell', 'sites', `${name}.json`)
  const site = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  return {
    ...site,
    releaseKeys,
    ...testerKeyHashes(),
    apiOrigin: origins.api,
    providerOrigins: [origins.providers],
    vendorOrigins: [origins.vendor],
  }
}

/** Who may load another version of a remote (SHIPPING.md): the site's own list, or the key of this environment. */
function testerKeyHashes(key = process.env['TESTER_KEY']): { testerKeyHashes?: string[] } {
  return key ? { testerKeyHashes: [createHash('sha256').update(key).digest('hex')] } : {}
}
