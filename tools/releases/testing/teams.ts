import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { vi } from 'vitest'
import { readVerifiedReleases } from '../../../shared/src/releases/index.ts'
import { loadSigner, makeKey } from '../keys.ts'
import { openStore, type Store } from '../store.ts'
import { publishSample } from './publish-sample.ts'
import { built, temporaryStore } from './sample.ts'

type Team = 'cashier' | 'games'

/** A store that two teams release into, each with a key for its own remote. */
export function twoTeams() {
  const store = temporaryStore()
  const keyFile = (name: string) => join(store.dataDir, `${name}.pem`)
  /** Creates a key and returns its line for these remotes. */
  const newLine = (name: string, remotes: string) => {
    makeKey(keyFile(name))
    vi.stubEnv('RELEASE_KEY_FILE', keyFile(name))
    return loadSigner(store.folder).line.replace(/ .*/, ` ${remotes}`)
  }
  const lines: Record<Team, string> = { cashier: newLine('cashier', 'cashier'), games: newLine('games', 'games') }
  return {
    store,
    lines,
    newLine,
    /** The store as opened by the holder of a key: with that key, and these lines in RELEASE_KEYS. */
    team(name: string, known: readonly string[] = Object.values(lines)) {
      vi.stubEnv('RELEASE_KEYS', known.join(','))
      vi.stubEnv('RELEASE_KEY_FILE', keyFile(name))
      return openStore(store.dataDir)
    },
    async ship(by: Store, remote: string, code: string) {
      return (await publishSample(by, built(store.dataDir, remote, code))).version
    },
    /** The remotes that a page with these keys would run, and the problems that it reports. */
    async page(keys: readonly string[] = Object.values(lines)) {
      const problems: string[] = []
      const signature = JSON.parse(readFileSync(join(store.folder, 'remotes.json.sig'), 'utf8')) as never
      const text = readFileSync(join(store.folder, 'remotes.json'), 'utf8')
      const found = await readVerifiedReleases(keys, signature, text, (problem) => problems.push(problem))
      return { remotes: Object.keys(found).toSorted(), problems }
    },
  }
}

/** Runs `action` while SHELL_URL points to a live site that gives this answer for its site.json. */
export async function withLiveSite(answer: { status?: number; body: object }, action: () => Promise<void>) {
  const server = createServer((_, response) => {
    response.writeHead(answer.status ?? 200).end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  vi.stubEnv('SHELL_URL', `http://localhost:${(server.address() as AddressInfo).port}/`)
  try {
    await action()
  } finally {
    server.close()
    vi.stubEnv('SHELL_URL', undefined)
  }
}
