import { readSiteConfig, type SiteConfig } from '@croupier/shared/config'
import type { PagePreload } from './page-preload.ts'
import { readBlock } from './read-block.ts'

export interface Boot {
  readonly site: SiteConfig
  /** The signed discovery document as the server wrote it into the page, unchecked. */
  readonly remotes: unknown
  readonly preload: PagePreload | undefined
}

/** What went wrong before anything could be shown, for the operator to read. */
export class BootProblem extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`the site config is not usable: ${problems.join('; ')}`)
    this.problems = problems
  }
}

/**
 * Reads the site config, and the discovery document, from what the server wrote into the page; otherwise the config is
 * fetched from the page's folder. Throws BootProblem if the site config is not valid.
 */
export async function readBoot(): Promise<Boot> {
  const inlined = readBlock<{ site?: unknown }>('croupier-boot')
  const files = readBlock<{ remotes?: unknown; preload?: PagePreload }>('croupier-files')
  const read = readSiteConfig(inlined?.site ?? (await fetchJson('site.json')))
  if ('problems' in read) throw new BootProblem(read.problems)
  return { site: read.config, remotes: files?.remotes, preload: files?.preload }
}

async function fetchJson(path: string): Promise<unknown> {
  const answer = await fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(10_000) })
  if (!answer.ok) throw new BootProblem([`${path} answers ${answer.status}`])
  return answer.json()
}
