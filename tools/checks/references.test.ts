import { describe, expect, it } from 'vitest'
import { bareCommands, byEnd, rowsIn, unknownInDocument, unknownReferences } from './references.ts'

const defined = {
  documents: new Set(['site.md']),
  sources: byEnd(['sandbox/src/reports/quota.ts']),
  decisions: new Set(['D7']),
  rows: new Set(['DP-08']),
}

describe('the check of references', () => {
  it('accepts references in comments and titles that exist', () => {
    const text = `/** As site.md 2 has it (D7), see reports/quota.ts. */\ntest('[DP-08] paid once (D7)', run)\nconst D9 = 'D10 is no citation here'`
    expect(unknownReferences(text, defined)).toEqual([])
  })

  it('names the missing documents, sources, decisions and rows', () => {
    // Put together from pieces, since the check itself also reads this file.
    const [comment, title] = ['//', 'test']
    const text = `${comment} see Gone.md, ./room.test.ts, *.spec.ts and D99\n${title}.describe('x', () => {})\n${title}('[DP-08] [XX-01] paid (D98)', run)`
    expect(unknownReferences(text, defined)).toEqual(['gone.md', 'room.test.ts', 'D99', 'D98', 'XX-01'])
  })

  it('compares the whole path where one is given', () => {
    const comment = '//'
    const text = `${comment} reports/quota.ts, ../reports/quota.ts, src/reports/quota.ts, b/quota.ts, */quota.ts, quota.css`
    expect(unknownReferences(text, defined)).toEqual(['b/quota.ts', 'quota.css'])
  })

  it('names the files that a document has in code, and words that those files have not', () => {
    const text =
      '`RULES` in `reports/quota.ts`, `SLIPS` in `src/reports/quota.ts`, `x` of `b/quota.ts`, `NNN-name.ts`, gone.ts, `npm x.y`'
    const has = (file: string, word: string) => file === 'sandbox/src/reports/quota.ts' && word === 'RULES'
    expect(unknownInDocument(text, defined, has)).toEqual(['b/quota.ts', 'SLIPS in src/reports/quota.ts'])
  })

  it('finds the rows in test titles only', () => {
    expect(rowsIn(`test('[DP-08] one', () => { say('[DP-09]') })\ntest(\n  \`[DP-10] \${name}\`, run)`)).toEqual([
      'DP-08',
      'DP-10',
    ])
  })

  it("finds a document's commands that need more than Node 20 and npm", () => {
    const text = '`vitest run` here, or `SEED=7 vitest run x`\n```\nPORT=1 node a/cli.ts\n```\n`node --watch b.ts`'
    expect(bareCommands(text)).toEqual([
      'PORT=1 node a/cli.ts',
      'vitest run',
      'SEED=7 vitest run x',
      'node --watch b.ts',
    ])
    const program = 'SITE_PORT=4000 node_modules/.bin/playwright test x'
    expect(bareCommands(`\`${program}\``)).toEqual([program])
    const fine = '`npm run unit -- shared`, `node:crypto`, vitest\n```\nPORT=1 node_modules/.bin/node a/cli.ts\n```\n'
    expect(bareCommands(fine)).toEqual([])
  })
})
