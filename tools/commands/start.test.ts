import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../lib/paths.ts'

describe('npm start', () => {
  it("reports problems of the site's file before data is deleted or anything is built", () => {
    const folder = mkdtempSync(join(tmpdir(), 'croupier-start-'))
    mkdirSync(join(folder, 'db'))
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'tools', 'commands', 'start.ts'), '--reset'],
      {
        encoding: 'utf8',
        env: { ...process.env, SITE: 'harbor', DATA_DIR: folder },
      },
    )
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain('SITE is harbor: there is no shell/sites/harbor.json')
    expect(existsSync(join(folder, 'db'))).toBe(true)
    rmSync(folder, { recursive: true })
  })
})
