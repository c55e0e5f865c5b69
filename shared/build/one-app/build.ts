/** `node shared/build/one-app/build.ts <output folder> <file in the place of load-remote.ts>` */
import webpack from 'webpack'
import { createOneAppConfig } from './config.ts'

const [output, loadRemote] = process.argv.slice(2)
if (!output || !loadRemote) throw new Error('name the folder for the output, and the file that loads remotes')
const compiler = webpack(createOneAppConfig(output, loadRemote))
compiler?.run((error, stats) => {
  if (error) console.error(error)
  const text = stats?.toString('errors-only')
  if (text) console.log(text)
  process.exitCode = error || stats?.hasErrors() ? 1 : 0
  compiler.close(() => undefined)
})
