import { describe, expect, it } from 'vitest'
import { checkImports, importProblems } from './imports.ts'
import { importsOf } from './imports-of.ts'

describe('the check of imports', () => {
  it('finds every kind of import, and nothing that only looks like one', () => {
    const text = `
import 'a'
import {
  one,
  type Two,
} from 'b'
import type { Three } from "c"
export {
  four,
} from 'd'
export * as five from 'e'
const later = async () => [await import('f'), await import(\`g/\${one}.json\`), await import(one)]
type Six = import('h').Six
// import 'no'
export const words = "import { x } from 'no'"
`
    expect(importsOf(text)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g/', 'h'])
    expect(importsOf("const a = <b>{import('i')}</b>", true)).toEqual(['i'])
  })

  it.each([
    ['mfe-vip/src/a.ts', '@croupier/mfe-games/src/b.ts', 'imports @croupier/mfe-games'],
    ['mfe-vip/src/a.ts', '../../shared/src/ui/index.ts', 'reaches into another package'],
    ['shared/src/a.ts', '@croupier/shell', 'imports @croupier/shell'],
    ['sandbox/src/a.ts', '@croupier/shared/ui', 'imports @croupier/shared/ui'],
    ['e2e/support/a.ts', '../../sandbox/src/start/main.ts', 'reaches into another package'],
    ['tools/lib/a.ts', '../../mfe-vip/src/module.ts', 'reaches into another package'],
  ])('refuses in %s the import of %s, on several lines too', (file, target, why) => {
    expect(importProblems(file, `import {\n  a,\n  b,\n} from '${target}'\n`)).toEqual([
      expect.stringContaining(`${file} ${why}`),
    ])
  })

  it.each([
    ['mfe-vip/src/screens/a.ts', '../words.ts'],
    ['mfe-vip/src/a.ts', '@croupier/shared/ui'],
    ['sandbox/src/a.ts', '@croupier/shared/api'],
    ['tools/lib/a.ts', '../../shared/build/share.ts'],
    ['tools/lib/a.ts', 'node:fs'],
  ])('allows %s to import %s', (file, target) => {
    expect(importProblems(file, `import {\n  a,\n} from '${target}'\n`)).toEqual([])
  })

  it('finds no problem in this repository', () => expect(checkImports()).toEqual([]))
})
