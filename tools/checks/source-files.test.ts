import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { root } from '../lib/paths.ts'
import { filesIn, sourceFiles } from './source-files.ts'

afterEach(() => vi.unstubAllEnvs())

describe('sourceFiles', () => {
  it('lists the files that .gitignore does not exclude when git is missing', () => {
    const top = mkdtempSync(join(tmpdir(), 'croupier-sources-'))
    const write = (file: string) => {
      mkdirSync(join(top, file, '..'), { recursive: true })
      writeFileSync(join(top, file), 'dist/\ndeploy/out/\n# Keys.\n*.pem\n')
    }
    const sources = ['.gitignore', 'deploy/nginx.ts', 'shell/out/page.ts', 'shell/src/main.ts']
    for (const file of [...sources, '.git/x.ts', 'deploy/out/a.ts', 'key.pem', 'shell/dist/main.ts']) write(file)
    expect(filesIn(top).toSorted()).toEqual(sources)
    expect(filesIn(top, 'shell/src')).toEqual(['shell/src/main.ts'])
    rmSync(top, { recursive: true })
  })

  it('lists the same sources with and without git', () => {
    const here = (files: readonly string[]) => files.filter((file) => file.startsWith('tools/')).toSorted()
    const walked = here(filesIn(root).filter((file) => file.endsWith('.ts')))
    expect(here(sourceFiles('.', /\.ts$/))).toEqual(walked)
    vi.stubEnv('PATH', '')
    expect(here(sourceFiles('.', /\.ts$/))).toEqual(walked)
    expect(walked).toContain('tools/checks/source-files.ts')
    expect(walked.some((file) => file.includes('node_modules'))).toBe(false)
  })

  it('omits a file that git lists but that was deleted or renamed', () => {
    const path = mkdtempSync(join(tmpdir(), 'croupier-git-'))
    writeFileSync(join(path, 'git'), '#!/bin/sh\necho tools/checks/source-files.ts\necho tools/checks/gone.ts\n')
    chmodSync(join(path, 'git'), 0o755)
    vi.stubEnv('PATH', path)
    expect(sourceFiles('tools/checks')).toEqual(['tools/checks/source-files.ts'])
    rmSync(path, { recursive: true })
  })
})
