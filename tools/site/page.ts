import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { verifiedDocument } from '../releases/verified.ts'
import { withBlocks, withHead } from './boot-block.ts'
import type { FirstBanner } from './first-banner.ts'
import { preloadOf } from './preload.ts'
import type { Releases } from './releases.ts'
import type { SiteFile } from './site-config.ts'

interface PageParts {
  /** The shell's files, index.html among them. */
  readonly folder: string
  readonly site: SiteFile
  readonly releases: Pick<Releases, 'current' | 'files' | 'keys'>
  readonly banner: Pick<FirstBanner, 'current'>
}

/**
 * The page with everything known at this moment written into it, so that it need not request any of it first: config,
 * discovery document, the files that this page loads, and the first banner. Throws where the folder has no page right
 * now.
 */
export function makePage({ folder, site, releases, banner }: PageParts): string {
  const remotes = releases.current()
  const document = remotes && verifiedDocument(releases.keys.releaseKeys, remotes)
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  return withBlocks(withHead(html, site), {
    boot: { site, banner: banner.current() },
    files: { remotes, preload: preloadOf(folder, releases, document) },
  })
}
