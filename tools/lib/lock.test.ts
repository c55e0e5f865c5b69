import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withLock } from './lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const file = () => join(folder, 'build')
const lock = (action = () => Promise.resolve('done')) => withLock('build', action, folder)
/** Fails after three seconds: a lock that is never acquired would hang the test forever. */
const withinSeconds = (work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => void setTimeout(resolve, 3_000, 'waits'))])

describe('withLock', () => {
  it('runs one action per name; a waiting process prints the owner', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue(undefined)
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const first = lock(() => mayEnd.then(() => 'first'))
    let isDone = false
    const second = lock().finally(() => (isDone = true))
    await vi.waitFor(() => expect(log).toHaveBeenCalled(), { timeout: 10_000 })
    expect(log.mock.calls).toEqual([[`waiting for process ${process.pid}, which holds ${file()} …`]])
    expect(isDone).toBe(false)
    end()
    expect(await Promise.all([first, second])).toEqual(['first', 'done'])
    expect(existsSync(file())).toBe(false)
  })

  it('throws when the lock file cannot be written', async () => {
    await expect(withinSeconds(withLock(join('none', 'build'), () => Promise.resolve(), folder))).rejects.toThrow(
      'ENOENT',
    )
  })

  it.runIf(existsSync('/proc/self/stat'))('ignores the lock of a process whose pid was reused', async () => {
    writeFileSync(file(), `${process.ppid} 1`)
    expect(await withinSeconds(lock())).toBe('done')
  })

  it.each(['', ' '])('waits for a running owner whose start time is unknown (%j)', async (unknown) => {
    writeFileSync(file(), `${process.ppid}${unknown}`)
    const waiting = lock()
    expect(await Promise.race([waiting, new Promise((resolve) => void setTimeout(resolve, 500, 'waits'))])).toBe(
      'waits',
    )
    rmSync(file())
    expect(await waiting).toBe('done')
  })

  it('ignores the lock of a process that died, even while the file was empty', async () => {
    writeFileSync(file(), `${2 ** 22 + 1} 1`)
    expect(await withinSeconds(lock())).toBe('done')
    writeFileSync(file(), '')
    const before = Date.now() / 1000 - 6
    utimesSync(file(), before, before)
    expect(await withinSeconds(lock())).toBe('done')
  })

  it('waits while the owner has not written its pid yet', async () => {
    writeFileSync(file(), '')
    const waiting = lock()
    expect(await Promise.race([waiting, new Promise((resolve) => void setTimeout(resolve, 500, 'waits'))])).toBe(
      'waits',
    )
    rmSync(file())
    expect(await waiting).toBe('done')
  })
})
