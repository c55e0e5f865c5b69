import { execFileSync, spawnSync } from 'node:child_process'
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../lib/paths.ts'
import { deployFile } from './testing/compose.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-install-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const script = join(root, 'deploy', 'install-shell.sh')
const to = () => join(folder, 'served')

/** Installs a shell of these files, as an image does when it starts. */
function start(image: string, ...files: string[]): void {
  const from = join(folder, image)
  mkdirSync(from)
  for (const file of ['index.html', ...files]) writeFileSync(join(from, file), image)
  execFileSync('sh', [script, from, to()], { stdio: 'pipe' })
}

function age(days: number): void {
  const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
  for (const file of readdirSync(to())) utimesSync(join(to(), file), then, then)
}

const files = () => readdirSync(to()).filter((name) => !name.startsWith('.'))

it('the files of a shell stay for 30 days after it was last served', () => {
  start('a', 'main.a.js')
  age(40)
  start('b', 'main.b.js')
  expect(files()).toEqual(['index.html', 'main.a.js', 'main.b.js'])
  age(31)
  start('c', 'main.c.js')
  expect(files()).toEqual(['index.html', 'main.b.js', 'main.c.js'])
})

it('a start succeeds after one that was cut off, and with quotes in file names', () => {
  start('a', "don't.a.js", 'two words.a.js')
  age(40)
  start('b')
  expect(files()).toEqual(["don't.a.js", 'index.html', 'two words.a.js'])
  writeFileSync(join(to(), '.served'), '')
  start('c')
  expect(readFileSync(join(to(), '.served'), 'utf8')).toBe('./index.html\n')
})

it('the former page stays when the list of files cannot be written', () => {
  start('a', 'main.a.js')
  mkdirSync(join(to(), '.served.new'))
  expect(() => start('b', 'main.b.js')).toThrow('.served.new')
  expect(readFileSync(join(to(), 'index.html'), 'utf8')).toBe('a')
  start('c')
  expect(readFileSync(join(to(), 'index.html'), 'utf8')).toBe('c')
})

describe('a target folder with files', () => {
  const fill = (...names: string[]) => {
    mkdirSync(to())
    for (const name of names) writeFileSync(join(to(), name), 'theirs')
    age(40)
  }

  it.each([[['photo.jpg']], [['site.json']], [['croupier.json', '.bashrc']]])(
    'is left unchanged when it holds no shell: %j',
    (names) => {
      fill(...names)
      expect(() => start('a', 'main.a.js')).toThrow('holds files, but no shell')
      expect(readdirSync(to()).toSorted()).toEqual(names.toSorted())
    },
  )

  it('is taken over when it holds a shell from before this script', () => {
    fill('site.json', 'croupier.json', 'main.old.js')
    start('a', 'main.a.js')
    expect(files()).toEqual(['index.html', 'main.a.js'])
  })

  it('is taken over when it has only lost+found, or a first start was cut off', () => {
    mkdirSync(join(to(), 'lost+found'), { recursive: true })
    const broken = join(folder, 'broken')
    mkdirSync(broken)
    writeFileSync(join(broken, 'main.a.js'), 'a')
    // It has no page: the script ends when everything else is there already.
    expect(() => execFileSync('sh', [script, broken, to()], { stdio: 'pipe' })).toThrow('index.html')
    expect(files()).toEqual(['lost+found', 'main.a.js'])
    start('b', 'main.b.js')
    expect(files()).toEqual(['index.html', 'lost+found', 'main.a.js', 'main.b.js'])
  })
})

it('a file that is being sent stays complete when the next one replaces it', () => {
  start('a', 'main.js')
  const handedOut = openSync(join(to(), 'main.js'), 'r')
  start('b', 'main.js')
  expect(readFileSync(handedOut, 'utf8')).toBe('a')
  closeSync(handedOut)
  expect(readFileSync(join(to(), 'main.js'), 'utf8')).toBe('b')
  expect(readdirSync(to()).filter((name) => name.startsWith('.'))).toEqual(['.served'])
})

it('relative folders are resolved from the working directory, with their subfolders', () => {
  mkdirSync(join(folder, 'new', 'texts'), { recursive: true })
  for (const file of ['index.html', 'texts/index.html']) writeFileSync(join(folder, 'new', file), file)
  const [place, name] = [dirname(folder), basename(folder)]
  execFileSync('sh', [script, join(name, 'new'), join(name, 'served')], { cwd: place })
  for (const file of ['index.html', 'texts/index.html']) expect(readFileSync(join(to(), file), 'utf8')).toBe(file)
})

describe('the image with nginx', () => {
  /** Runs its command with the image's folders in the test's, and a script instead of nginx. */
  const startImage = () => {
    const [, command = '[]'] = /^FROM \S+ AS web\n(?:.*\n)*?CMD (.+)$/m.exec(deployFile('Dockerfile')) ?? []
    const [program = '', ...args] = JSON.parse(command) as string[]
    const places = { '/opt/install-shell.sh': script, '/opt/shell': join(folder, 'image'), '/srv/shell': to() }
    const here = Object.entries(places).reduce((all, [from, place]) => all.replaceAll(from, place), args.join('\0'))
    writeFileSync(join(folder, 'nginx'), '#!/bin/sh\necho "$$ $*"\n', { mode: 0o755 })
    const env = { PATH: `${folder}:${process.env['PATH']}` }
    return spawnSync(program, here.split('\0'), { env, encoding: 'utf8' })
  }

  it('installs its shell and becomes nginx, which then gets the signals', () => {
    mkdirSync(join(folder, 'image'))
    writeFileSync(join(folder, 'image', 'index.html'), 'a')
    const { pid, stdout } = startImage()
    expect(stdout).toBe(`${pid} -g daemon off;\n`)
    expect(files()).toEqual(['index.html'])
  })

  it('does not start nginx when its shell cannot be installed', () => {
    const { status, stdout } = startImage()
    expect([status !== 0, stdout]).toEqual([true, ''])
  })
})
