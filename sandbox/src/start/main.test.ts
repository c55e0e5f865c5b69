import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { portsFrom } from '../context.ts'
import { startSandbox } from './main.ts'
import { freePort } from '../testing/free-port.ts'

const HOUR = 3600_000
const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-main-'))
afterEach(() => {
  vi.useRealTimers()
  rmSync(dataDir, { recursive: true, force: true })
})

it('a running sandbox removes expired rows, until it is closed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const basePort = (await freePort()) - portsFrom(0).api
  const { context, close } = await startSandbox({ basePort, dataDir, parts: [] })
  const { db } = context
  const long = new Date(Date.now() - 48 * HOUR)
  const token = { tokenHash: 'long-ago', kind: 'social' as const, memberId: null, expiresAt: long }
  await db.insertInto('oneTimeTokens').values(token).execute()
  vi.advanceTimersByTime(HOUR)
  const left = db.selectFrom('oneTimeTokens').select('kind').where('tokenHash', '=', token.tokenHash)
  await vi.waitFor(async () => expect(await left.execute()).toEqual([]))
  await close()
  expect(vi.getTimerCount()).toBe(0)
}, 120_000)
