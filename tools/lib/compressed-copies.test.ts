import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copiesMatch, writeCopies } from './compressed-copies.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-copies-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

it('each text file gets copies of the wanted kinds beside it, a picture none', async () => {
  mkdirSync(join(folder, 'words'))
  for (const name of ['main.js', 'card.png', 'words/en.json']) write(name, 'content')
  await writeCopies(folder, ['.br'])
  expect(readdirSync(folder).toSorted()).toEqual(['card.png', 'main.js', 'main.js.br', 'words'])
  await writeCopies(folder)
  expect(readdirSync(folder).toSorted()).toEqual(['card.png', 'main.js', 'main.js.br', 'main.js.gz', 'words'])
  expect(readdirSync(join(folder, 'words')).toSorted()).toEqual(['en.json', 'en.json.br', 'en.json.gz'])
  expect(copiesMatch(join(folder, 'words', 'en.json'))).toBe(true)
})

it('a copy is replaced when its file is newer, and otherwise stays', async () => {
  write('main.js', 'old')
  await writeCopies(folder)
  write('main.js', 'new')
  const at = (seconds: number, ending = '') => utimesSync(join(folder, `main.js${ending}`), seconds, seconds)
  for (const ending of ['', '.br', '.gz']) at(1000, ending)
  await writeCopies(folder)
  expect(copiesMatch(join(folder, 'main.js'))).toBe(false)
  at(1001)
  await writeCopies(folder)
  expect(copiesMatch(join(folder, 'main.js'))).toBe(true)
})
