import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { remoteOrigin, siteFile, siteIn } from './site-config.ts'

it("a remote's origin comes of a pattern that names it, or is refused", () => {
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

it("a site's file is found by its name, or the names that there are are told", () => {
  expect(siteFile('harbour').title).toContain('Harbour Lights')
  expect(() => siteFile('harbor')).toThrow('There are: croupier, harbour')
})

it('a file that is no JSON is named, with what is wrong in it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-site-'))
  writeFileSync(join(folder, 'bluefox.json'), '{"title": "Blue Fox",}')
  expect(() => siteIn(join(folder, 'bluefox.json'))).toThrow(/shell\/sites\/bluefox.json is not right:\n- .*JSON/)
  rmSync(folder, { recursive: true })
})
