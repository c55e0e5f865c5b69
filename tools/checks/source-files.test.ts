import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { root } from '../lib/paths.ts'
import { filesIn, sourceFiles } from './source-files.ts'

afterEach(() => vi.unstubAllEnvs())

it('without git the files are those of the folder that .gitignore does not name', () => {
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

it('the sources are the same with git and without', () => {
  const here = (files: readonly string[]) => files.filter((file) => file.startsWith('tools/')).toSorted()
  const walked = here(filesIn(root).filter((file) => file.endsWith('.ts')))
  expect(here(sourceFiles('.', /\.ts$/))).toEqual(walked)
  vi.stubEnv('PATH', '')
  expect(here(sourceFiles('.', /\.ts$/))).toEqual(walked)
  expect(walked).toContain('tools/checks/source-files.ts')
  expect(walked.some((file) => file.includes('node_modules'))).toBe(false)
})

it('a file that git lists and that is gone, deleted or renamed, is no source', () => {
  const path = mkdtempSync(join(tmpdir(), 'croupier-git-'))
  writeFileSync(join(path, 'git'), '#!/bin/sh\necho tools/checks/source-files.ts\necho tools/checks/gone.ts\n')
  chmodSync(join(path, 'git'), 0o755)
  vi.stubEnv('PATH', path)
  expect(sourceFiles('tools/checks')).toEqual(['tools/checks/source-files.ts'])
  rmSync(path, { recursive: true })
})
