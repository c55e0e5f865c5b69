import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../lib/paths.ts'
import { shellFolderIn } from './folder.ts'

let out: string
beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), 'croupier-deploy-'))
})
afterAll(() => rmSync(out, { recursive: true }))

it('deploy-files refuses, before the build, a folder that it did not write', () => {
  mkdirSync(join(out, 'shell'))
  writeFileSync(join(out, 'shell', 'own.ts'), '')
  const tool = join(root, 'tools', 'commands', 'deploy-files.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, '--out', out], { encoding: 'utf8' })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain('was not written by npm run deploy-files')
  expect(readdirSync(join(out, 'shell'))).toEqual(['own.ts'])
})

it('deploy-files writes to a new folder, or to one that it wrote before', () => {
  const shell = join(out, 'again', 'shell')
  expect(shellFolderIn(join(out, 'again'))).toBe(shell)
  mkdirSync(shell, { recursive: true })
  expect(shellFolderIn(join(out, 'again'))).toBe(shell)
  for (const name of ['site.json', 'croupier.json']) writeFileSync(join(shell, name), '{}')
  expect(shellFolderIn(join(out, 'again'))).toBe(shell)
  expect(shellFolderIn(join(root, 'deploy', 'out'))).toBe(join(root, 'deploy', 'out', 'shell'))
})

it.each([root, dirname(root), '/', join(root, 'shell'), join(root, 'mfe-games', 'src')])(
  'deploy-files writes nothing over the checkout or among its sources: %s',
  (folder) => {
    expect(() => shellFolderIn(folder)).toThrow(/sources/)
  },
)
