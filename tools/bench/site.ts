import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { startSite, type RunningSite } from '../site/start-site.ts'

export const port = Number(process.env['PORT'] ?? 4700)

export interface SiteAsked {
  /** Everything temporary goes below it. */
  readonly folder: string
  readonly env?: Readonly<Record<string, string>>
  /** Fills the folder of the data before the site starts. */
  readonly prepare?: (dataDir: string) => Promise<void>
}

/** A site with data of its own for one section, ended after it. Requests are not counted against anyone. */
export async function withSite<Result>(
  { folder, env, prepare }: SiteAsked,
  work: (site: RunningSite, dataDir: string) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(folder, 'data-'))
  await prepare?.(dataDir)
  const site = await startSite({ port, dataDir, env: { RATE_LIMIT: '1000000', ...env } })
  try {
    return await work(site, dataDir)
  } finally {
    await site.stop()
  }
}
