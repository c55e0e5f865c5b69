import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import webpack from 'webpack'
import { commonConfig } from './common.ts'

it('a changed constant is new in unchanged modules from the cache, too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'constants-'))
  const root = join(folder, 'bundle')
  const write = (name: string, text: string) => writeFileSync(join(root, name), text)
  const build = async (minor: number) => {
    write('number.ts', `export const MINOR = ${minor}\n`)
    const { plugins: _, ...config } = commonConfig({ name: 'constants', root })
    const compiler = webpack({
      ...config,
      entry: join(root, 'main.ts'),
      output: { path: join(root, 'dist'), filename: 'main.js' },
    })
    const stats = await new Promise<webpack.Stats | undefined>(
      (resolve, reject) => void compiler?.run((error, result) => (error ? reject(error) : resolve(result))),
    )
    await new Promise<void>((resolve) => void compiler?.close(() => resolve()))
    expect(stats?.toString('errors-only')).toBe('')
    return /minor:\s*(\d+)/.exec(readFileSync(join(root, 'dist', 'main.js'), 'utf8'))?.[1]
  }
  try {
    mkdirSync(root)
    write('package.json', '{ "version": "1.0.0", "type": "module" }')
    write('webpack.config.ts', '')
    write('remote.ts', "import { MINOR } from './number.ts'\nexport const made = () => ({ minor: MINOR })\n")
    write('main.ts', "import { made } from './remote.ts'\nconsole.log(made())\n")
    expect(await build(4)).toBe('4')
    expect(await build(5)).toBe('5')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 60_000)
