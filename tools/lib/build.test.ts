import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { build } from './build.ts'

const paths = vi.hoisted(() => ({ root: '' }))
vi.mock('./paths.ts', async (actual) => ({
  ...(await actual<typeof import('./paths.ts')>()),
  get root() {
    return paths.root
  },
}))

const SCRIPT = join('sandbox', 'src', 'vendor', 'build.ts')
const SOURCE = join('sandbox', 'src', 'vendor', 'source.txt')
const BUILT = join('sandbox', 'dist', 'vendor', 'built.txt')

/** A build that copies its source to its output; it exits with 1, after writing, where the source is 'wrong'. */
const BUILD = `
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
const source = readFileSync(${JSON.stringify(SOURCE)}, 'utf8')
mkdirSync('sandbox/dist/vendor', { recursive: true })
writeFileSync(${JSON.stringify(BUILT)}, source)
process.exitCode = source === 'wrong' ? 1 : 0
`

const write = (name: string, text: string) => writeFileSync(join(paths.root, name), text)
const built = () => readFileSync(join(paths.root, BUILT), 'utf8')

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue(undefined)
  paths.root = mkdtempSync(join(tmpdir(), 'croupier-build-'))
  mkdirSync(join(paths.root, 'sandbox', 'src', 'vendor'), { recursive: true })
  write('pnpm-lock.yaml', '')
  write('package.json', '{"type":"module"}')
  write(SCRIPT, BUILD)
})
afterEach(() => rmSync(paths.root, { recursive: true }))

describe('a build', () => {
  it('skips a target whose sources have not changed', async () => {
    write(SOURCE, 'first')
    await build(['vendor'])
    write(BUILT, 'left alone')
    await build(['vendor'])
    expect(built()).toBe('left alone')
  })

  it('builds the previous sources again after a failed build', async () => {
    write(SOURCE, 'first')
    await build(['vendor'])
    write(SOURCE, 'wrong')
    await expect(build(['vendor'])).rejects.toThrow('the build of vendor failed')
    expect(built()).toBe('wrong')
    write(SOURCE, 'first')
    await build(['vendor'])
    expect(built()).toBe('first')
  })
})
