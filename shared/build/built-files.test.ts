import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { afterEach, beforeEach, expect, it } from 'vitest'
import webpack, { type Stats } from 'webpack'
import { commonConfig } from './common.ts'
import { sharedRoot } from './paths.ts'

let root: string

beforeEach(() => {
  // Beside the bundles: what the federation plugin asks for is found from there.
  root = mkdtempSync(join(sharedRoot, '.built-'))
  mkdirSync(join(root, 'src'))
  const files = {
    'package.json': '{ "name": "probe", "version": "1.0.0", "type": "module" }',
    'src/module.ts': "export const later = () => import('./part.ts')\n",
    'src/part.ts': "export const part = 'part'\n",
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

async function build(): Promise<Stats> {
  const { cache: _, ...config } = commonConfig({ name: 'probe', root })
  const compiler = webpack({
    ...config,
    cache: false,
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
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => (stats ? resolve(stats) : reject(error ?? new Error('nothing was built'))))
  })
}

it('each file begins with the hint to compile it while it loads, and no number of a module says where it was built', async () => {
  const { compilation } = await build()
  expect(compilation.errors).toEqual([])
  const scripts = readdirSync(join(root, 'dist')).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(1)
  for (const name of scripts)
    expect(readFileSync(join(root, 'dist', name), 'utf8').split('\n', 1)).toEqual(['//# allFunctionsCalledOnLoad'])
  // Their names hold the path of the checkout, in the clear or in a hash.
  const named = [...compilation.modules].filter((module) =>
    /^(container entry|provide module)|[/\\]\.federation[/\\]entry\./.test(module.identifier()),
  )
  const ids = named.map((module) => compilation.chunkGraph.getModuleId(module)).filter((id) => id !== null)
  expect(ids.length).toBeGreaterThan(1)
  for (const id of ids) expect(id).toMatch(/^m[\da-f]{5}$/)
  expect(new Set(ids).size).toBe(ids.length)
}, 60_000)
