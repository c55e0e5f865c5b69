import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { FileCacheOptions } from 'webpack'
import { commonConfig } from './common.ts'

it("webpack's cache is not taken over from a checkout at another path", () => {
  const roots = ['one', 'two'].map((name) => mkdtempSync(join(tmpdir(), `${name}-`)))
  const versionAt = (root: string) => (commonConfig({ name: 'probe', root }).cache as FileCacheOptions).version
  try {
    for (const root of roots) writeFileSync(join(root, 'package.json'), '{ "version": "1.0.0" }')
    const [one, two] = roots.map(versionAt)
    expect(one).not.toBe(two)
    expect(versionAt(roots[0]!)).toBe(one)
  } finally {
    for (const root of roots) rmSync(root, { recursive: true })
  }
})
