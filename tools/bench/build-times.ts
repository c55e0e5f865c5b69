import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, targets } from '../lib/build.ts'
import { root } from '../lib/paths.ts'
import { startSite } from '../site/start-site.ts'

/** Seconds: everything built from nothing, nothing to build, one remote again, and a start until it answers. */
export async function buildTimes(): Promise<Record<string, number>> {
  const cache = join(root, '.cache', 'webpack')
  const aside = `${cache}-aside`
  const forget = (name?: string) => {
    for (const target of targets) {
      if (!name || target.name === name) rmSync(join(root, target.output, '.inputs'), { force: true })
    }
  }
  if (existsSync(cache)) renameSync(cache, aside)
  try {
    forget()
    const cold = await seconds(() => build())
    const unchanged = await seconds(() => build())
    forget('games')
    const oneRemote = await seconds(() => build(['games']))
    forget()
    const everythingAgain = await seconds(() => build())
    return { cold, unchanged, oneRemote, everythingAgain, start: await startTime() }
  } finally {
    rmSync(cache, { recursive: true, force: true })
    if (existsSync(aside)) renameSync(aside, cache)
  }
}

/** A start with fresh data until every origin answers. */
async function startTime(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'croupier-start-'))
  try {
    let stop = async (): Promise<void> => undefined
    const time = await seconds(async () => {
      stop = (await startSite({ port: Number(process.env['PORT'] ?? 4700), dataDir })).stop
    })
    await stop()
    return time
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = Date.now()
  await work()
  return Math.round((Date.now() - began) / 100) / 10
}
