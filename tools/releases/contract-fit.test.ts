import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readBuilt } from './read-built.ts'
import { moduleProblems } from './exposed-module.ts'
import { contractProblems, type ShellOffer } from './contract-fit.ts'
import { built, builtFolder } from './testing/sample.ts'

const folder = mkdtempSync(join(tmpdir(), 'croupier-fits-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const shell: ShellOffer = { hostApi: 1, hostApiMinor: 3, contract: 'theirs', shared: { react: '19.3.1' } }
const cashier = built(folder, 'cashier', 'code')
const fit = (fields: Partial<typeof cashier>) => contractProblems({ ...cashier, ...fields }, shell)

describe('a remote that fits', () => {
  it('has the same contract or an older minor one', () => {
    expect(fit({})).toEqual([])
    expect(fit({ contract: { hostApi: 1, hostApiMinor: 3, contract: 'theirs' } })).toEqual([])
  })

  it.each([
    ['another contract', { contract: { hostApi: 2, hostApiMinor: 0, contract: '' } }, 'it would refuse to run it'],
    ['a newer minor one', { contract: { hostApi: 1, hostApiMinor: 4, contract: '' } }, 'ship the shell first'],
    ['a changed text', { contract: { hostApi: 1, hostApiMinor: 3, contract: 'mine' } }, 'without raising its number'],
    ['a range', { shared: [{ name: 'react', version: '20.0.0', requiredVersion: '^20.0.0' }] }, 'needs react ^20.0.0'],
    ['a package', { shared: [{ name: 'vue', version: '4.0.0', requiredVersion: '^4.0.0' }] }, 'does not provide'],
    ['a second module', { exposed: ['./module', './other'] }, './module and nothing else'],
    ['no module', { exposed: [] }, 'exposes nothing'],
  ])('is refused for %s', (_, fields, words) => {
    expect(fit(fields).join(' ')).toContain(words)
  })
})

describe('a built folder', () => {
  it('is refused when it is another remote, has a getPublicPath, or misses a file', () => {
    const own = builtFolder(folder, 'cashier', 'code')
    expect(() => readBuilt('games', own)).toThrow('holds croupier_cashier')
    const file = join(own, 'mf-manifest.json')
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as { metaData: object }
    const changed = { ...manifest, metaData: { ...manifest.metaData, getPublicPath: 'function(){}' } }
    writeFileSync(file, JSON.stringify(changed))
    expect(() => readBuilt('cashier', own)).toThrow('run as code')
    writeFileSync(file, JSON.stringify(manifest))
    rmSync(join(own, 'remoteEntry.js'))
    expect(() => readBuilt('cashier', own)).toThrow('has no remoteEntry.js')
    expect(() => readBuilt('cashier', folder)).toThrow('npm run build -- cashier')
  })

  it('is refused when it is a build for development', () => {
    const own = builtFolder(folder, 'cashier', 'self["webpackHotUpdatecroupier_cashier"] = () => undefined')
    expect(() => readBuilt('cashier', own)).toThrow('a build for development')
  })

  it.each([
    ['mf-manifest.json', (text: string) => text.slice(0, 40), 'is damaged'],
    ['mf-manifest.json', (text: string) => text.replace('1.2.0', '../../elsewhere'), 'says too little'],
    ['mf-manifest.json', (text: string) => text.replace('"metaData"', '"other"'), 'says too little'],
    ['mf-manifest.json', (text: string) => text.replace('"exposes"', '"other"'), 'says too little'],
    ['croupier.json', () => '{}', 'says too little'],
    ['croupier.json', () => '', 'is damaged'],
  ])('is refused with a sentence when its %s is not what a build writes', (name, change, words) => {
    const own = builtFolder(folder, 'cashier', 'code')
    writeFileSync(join(own, name), change(readFileSync(join(own, name), 'utf8')))
    expect(() => readBuilt('cashier', own)).toThrow(words)
  })
})

/** An entry like federation's, as far as the check reads it. */
const entry = (module: string) =>
  `var croupier_cashier = { init() {}, get: async () => () => ({ default: ${module} }) }`
const screen = '() => Promise.resolve({ default: () => null })'
const problems = (code: string) => moduleProblems(built(folder, 'cashier', code), ['deposit'])

describe('the module of a remote, run in a page', () => {
  it('is accepted when it matches the contract', async () => {
    expect(
      await problems(entry(`{ name: 'cashier', hostApi: 1, version: '1', screens: { deposit: ${screen} } }`)),
    ).toEqual([])
  })

  it.each([
    ['runs into an error', 'throw new Error("no")', 'does not run'],
    ['makes nothing', 'var other = 1', 'makes no croupier_cashier'],
    ['has no default', entry('undefined'), 'no default export'],
    [
      'is another one',
      entry(`{ name: 'vip', hostApi: 1, version: '1', screens: { deposit: ${screen} } }`),
      'says that it is vip',
    ],
    ['says another number', entry(`{ name: 'cashier', hostApi: 2, version: '1', screens: {} }`), 'says contract 2'],
    [
      'says another minor number',
      entry(`{ name: 'cashier', hostApi: 1, hostApiMinor: 99, version: '1', screens: {} }`),
      'says contract 1.99',
    ],
    ['misses a screen', entry(`{ name: 'cashier', hostApi: 1, version: '1', screens: {} }`), 'has no screen deposit'],
    [
      'has a foreign screen',
      entry(`{ name: 'cashier', hostApi: 1, version: '1', screens: { lobby: ${screen} } }`),
      'not one of',
    ],
    [
      'has a screen that does not load',
      entry(
        `{ name: 'cashier', hostApi: 1, version: '1', screens: { deposit: () => Promise.reject(new Error('404')) } }`,
      ),
      'does not load: Error: 404',
    ],
  ])('is refused when it %s', async (_, code, words) => {
    expect((await problems(code)).join(' ')).toContain(words)
  })

  it('is refused with the position in its files where it threw', async () => {
    const throwing = `{ name: 'cashier', hostApi: 1, version: '1', screens: { deposit: async () => null.call } }`
    const [problem] = await problems(entry(throwing))
    expect(problem).toMatch(
      / deposit of cashier does not load: TypeError: .*\n\s+at .*http:\/\/127\.0\.0\.1:\d+\/.*:1:/,
    )
  })
})
