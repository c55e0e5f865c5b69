import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textDifferences } from '@croupier/shared/testing'
import type { TextDocument } from '@croupier/shared/texts'
import { expect, it } from 'vitest'

const read = (name: string, file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, name, file), 'utf8')) as TextDocument

it.each(['banking', 'cryptoGuide'])('%s has the same structure in every language', (name) => {
  const english = read(name, 'en.json')
  for (const file of readdirSync(join(import.meta.dirname, name))) {
    expect(textDifferences(english, read(name, file)), file).toEqual([])
  }
})

it('the crypto guide has six sections (games-and-cashier.md 2)', () => {
  expect(read('cryptoGuide', 'en.json').sections).toHaveLength(6)
})
