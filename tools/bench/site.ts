import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { startSite, type RunningSite } from '../site/start-site.ts'

export const port = Number(process.env['PORT'] ?? 4700)

export interface BenchSiteOptions {
  /** The parent of everything temporary. */
  readonly folder: string
  readonly env?: Readonly<Record<string, string>>
  /** Fills the data folder before the site starts. */
  readonly prepare?: (dataDir: string) => Promise<void>
}

/** Runs `work` on a site with its own data and stops the site afterwards. Rate limits are effectively off. */
export async function withSite<Result>(
  { folder, env, prepare }: BenchSiteOptions,
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
