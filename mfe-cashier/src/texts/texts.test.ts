import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TextDocument } from '@croupier/shared/texts'
import { expect, it } from 'vitest'

const read = (name: string, file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, name, file), 'utf8')) as TextDocument

const shape = (document: TextDocument) =>
  document.sections.map(({ id, blocks }) => [id, ...blocks.map((block) => Object.keys(block).join())])

const placeholders = (document: TextDocument) => [...JSON.stringify(document).matchAll(/\{\w+\}/g)].map(String).sort()

it.each(['banking', 'cryptoGuide'])('%s is alike in every language it is written in', (name) => {
  const english = read(name, 'en.json')
  for (const file of readdirSync(join(import.meta.dirname, name))) {
    const text = read(name, file)
    expect(shape(text), file).toEqual(shape(english))
    expect(placeholders(text), file).toEqual(placeholders(english))
  }
})

it('has six sections in the crypto guide (games-and-cashier.md 2)', () => {
  expect(read('cryptoGuide', 'en.json').sections).toHaveLength(6)
})
