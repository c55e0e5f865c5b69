import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textDifferences, textSchema } from '@croupier/shared/testing'
import * as v from 'valibot'
import { expect, it } from 'vitest'

const read = (name: string, file: string) =>
  v.parse(textSchema, JSON.parse(readFileSync(join(import.meta.dirname, name, file), 'utf8')))

it.each(['banking', 'cryptoGuide'])('%s is complete and has the same structure in every language', (name) => {
  const english = read(name, 'en.json')
  for (const file of readdirSync(join(import.meta.dirname, name))) {
    const text = read(name, file)
    expect(textDifferences(english, text), file).toEqual([])
    // The mark of a point about the live chat is the shell's: here it would be shown.
    expect(JSON.stringify(text), file).not.toContain('{chat}')
  }
})

it('the crypto guide has six sections (games-and-cashier.md 2)', () => {
  expect(read('cryptoGuide', 'en.json').sections).toHaveLength(6)
})
