import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from '../lib/paths.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-serve-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const to = () => join(folder, 'served')

/** What an image's start does with its shell of these files. */
function start(image: string, ...files: string[]): void {
  const from = join(folder, image)
  mkdirSync(from)
  for (const file of ['index.html', ...files]) writeFileSync(join(from, file), image)
  execFileSync('sh', [join(root, 'deploy', 'serve.sh'), from, to()])
}

function age(days: number): void {
  const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
  for (const file of readdirSync(to())) utimesSync(join(to(), file), then, then)
}

const files = () => readdirSync(to()).filter((name) => !name.startsWith('.'))

it('open pages find their shell for 30 days after it was served last, however long it was', () => {
  start('a', 'main.a.js')
  age(40)
  start('b', 'main.b.js')
  expect(files()).toEqual(['index.html', 'main.a.js', 'main.b.js'])
  age(31)
  start('c', 'main.c.js')
  expect(files()).toEqual(['index.html', 'main.b.js', 'main.c.js'])
})
