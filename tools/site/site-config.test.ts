import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { remoteOrigin, siteFile, siteIn } from './site-config.ts'

it("a remote's origin is made from a pattern with {remote}; other patterns are refused", () => {
  expect(remoteOrigin('https://{remote}.example.com/', 'vip')).toBe('https://vip.example.com')
  for (const bad of [
    'nonsense',
    'https://example.com',
    '{remote}',
    'https://example.com/{remote}',
    'https://{remote}.example.com/files',
    'https://example.com?{remote}',
    'https://{remote}@example.com',
  ])
    expect(() => remoteOrigin(bad, 'vip')).toThrow('REMOTE_ORIGIN is')
})

it("a site's file is found by name, and an unknown name lists the known ones", () => {
  expect(siteFile('harbour').title).toContain('Harbour Lights')
  expect(() => siteFile('harbor')).toThrow('There are: croupier, harbour')
})

it("a file with invalid JSON is named with the parser's message", () => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-site-'))
  writeFileSync(join(folder, 'bluefox.json'), '{"title": "Blue Fox",}')
  expect(() => siteIn(join(folder, 'bluefox.json'))).toThrow(/shell\/sites\/bluefox.json is not right:\n- .*JSON/)
  rmSync(folder, { recursive: true })
})
