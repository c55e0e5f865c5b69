import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import webpack from 'webpack'
import { commonConfig, type BuildOptions } from './common.ts'

const PLACEHOLDER = '/* src/inline-script/inline-script.ts, put here by the build. */'

/**
 * The shell's page: src/index.html with src/inline-script/inline-script.ts in it as one small script that needs nothing
 * else. The server's policy allows it by its hash (tools/site/policy.ts).
 */
export async function pageWithScript(options: BuildOptions): Promise<string> {
  const page = readFileSync(join(options.root, 'src', 'index.html'), 'utf8')
  if (!page.includes(PLACEHOLDER)) throw new Error('src/index.html has no place for its script')
  const script = await buildScript(options)
  if (/<\/script|<!--/i.test(script)) throw new Error('the script of the page would end its own element')
  return page.replace(PLACEHOLDER, () => script)
}

async function buildScript(options: BuildOptions): Promise<string> {
  const common = commonConfig({ ...options, part: 'page' })
  const path = join(dirname(options.root), '.cache', 'page', options.name)
  const compiler = webpack({
    ...common,
    entry: { page: './src/inline-script/inline-script.ts' },
    devtool: false,
    output: { path, filename: 'page.js', iife: true },
  })
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler?.run((error, result) => (error ? reject(error) : resolve(result)))
  })
  await new Promise<void>((resolve) => compiler?.close(() => resolve()))
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'))
  return readFileSync(join(path, 'page.js'), 'utf8').trim()
}
