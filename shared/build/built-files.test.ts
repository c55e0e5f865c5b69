import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { afterEach, beforeEach, expect, it } from 'vitest'
import webpack, { type Configuration, type Stats } from 'webpack'
import { commonConfig } from './common.ts'
import { sharedRoot } from './paths.ts'
import { createRemoteConfig } from './remote-config.ts'

let root: string

beforeEach(() => {
  // Inside the workspace: what the federation plugin requires is resolved from there.
  root = mkdtempSync(join(sharedRoot, '.built-'))
  mkdirSync(join(root, 'src'))
  const files = {
    'package.json': '{ "name": "probe", "version": "1.0.0", "type": "module" }',
    'src/module.ts': "export const later = () => import('./part.ts')\n",
    'src/part.ts': "export const part = 'part'\n",
    'src/standalone.tsx': "import('./part.ts')\n",
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

async function build(): Promise<Stats> {
  const config = commonConfig({ name: 'probe', root })
  return run({
    ...config,
    entry: {},
    output: { path: join(root, 'dist'), filename: '[name].js' },
    plugins: [
      ...(config.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'probe',
        filename: 'entry.js',
        exposes: { './module': './src/module.ts' },
        shared: { react: { import: 'react' } },
        manifest: false,
        dts: false,
        dev: false,
      }),
    ],
  })
}

function run(config: Configuration): Promise<Stats> {
  const compiler = webpack({ ...config, cache: false })
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => (stats ? resolve(stats) : reject(error ?? new Error('nothing was built'))))
  })
}

it("each file begins with the compile hint, and no module id depends on the checkout's path", async () => {
  const { compilation } = await build()
  expect(compilation.errors).toEqual([])
  const scripts = readdirSync(join(root, 'dist')).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(1)
  for (const name of scripts)
    expect(readFileSync(join(root, 'dist', name), 'utf8').split('\n', 1)).toEqual(['//# allFunctionsCalledOnLoad'])
  // Their names contain the path of the checkout, in the clear or in a hash.
  const named = [...compilation.modules].filter((module) =>
    /^(container entry|provide module)|[/\\]\.federation[/\\]entry\./.test(module.identifier()),
  )
  const ids = named.map((module) => compilation.chunkGraph.getModuleId(module)).filter((id) => id !== null)
  expect(ids.length).toBeGreaterThan(1)
  for (const id of ids) expect(id).toMatch(/^m[\da-f]{5}$/)
  expect(new Set(ids).size).toBe(ids.length)
}, 60_000)

it('a remote and its standalone build have different chunk lists, since a release runs both in one page', async () => {
  const stats = await Promise.all(createRemoteConfig({ name: 'probe', root }).map(run))
  expect(stats.flatMap(({ compilation }) => compilation.errors)).toEqual([])
  const [own, alone] = ['dist', 'dist/standalone'].map((folder) => {
    const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.js'))
    const texts = files.map((name) => readFileSync(join(root, folder, name), 'utf8'))
    return new Set(texts.flatMap((text) => text.match(/\bwebpackChunk\w+/g) ?? []))
  })
  expect([...own!]).toEqual(['webpackChunkcroupier_probe'])
  expect([...alone!]).toEqual(['webpackChunkcroupier_probe_alone'])
}, 60_000)
