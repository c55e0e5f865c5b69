/** Builds one bundle: `node shared/build/run-webpack.ts <absolute folder> [--watch|--into <output folder>]`. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack, { type Configuration, type MultiStats, type Stats } from 'webpack'
import { hotRemote } from './hot/hot-remote.ts'

const [folder, mode, output] = process.argv.slice(2)
if (!folder) throw new Error('name the folder of a bundle')
const { default: config } = (await import(pathToFileURL(join(folder, 'webpack.config.ts')).href)) as {
  default: Configuration | Configuration[]
}
const configs = [config].flat()
const [main] = configs
// Only the build that the shell loads is watched; the page that runs a remote alone comes with a full build.
const watched = mode === '--watch' && main?.name !== 'shell' ? hotRemote(main!) : main
const compiler = output ? webpack({ ...watched, output: { ...watched?.output, path: output } }) : webpack(configs)
if (!compiler) throw new Error('webpack gave no compiler')

function report(error: Error | null, stats?: Stats | MultiStats): boolean {
  if (error) console.error(error)
  const text = stats?.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY })
  if (text) console.log(text)
  return !error && !stats?.hasErrors()
}

/** What the site needs to show a build (tools/site/dev-builds.ts). */
function built({ hash, compilation }: Stats) {
  const entry = compilation.getAssets().find(({ name }) => /^remoteEntry\..*js$/.test(name))?.name
  return { hash, ...(entry ? { entry } : {}) }
}

if (mode === '--watch') {
  compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
    if (!report(error, stats)) return
    console.log(`built ${main?.name}`)
    process.send?.(built(stats as Stats))
  })
  // The parent process shows what this one builds: without it, watching is of no use.
  process.on('disconnect', () => process.exit())
} else {
  compiler.run((error, stats) => {
    process.exitCode = report(error, stats) ? 0 : 1
    compiler.close(() => undefined)
  })
}
