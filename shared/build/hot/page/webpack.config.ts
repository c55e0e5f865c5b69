import { join } from 'node:path'
import type { Configuration } from 'webpack'
import { sharedRoot } from '../../paths.ts'
import { runtimeAliases } from '../../runtime.ts'

/**
 * The script that `npm run dev` puts into the page: React's development copies, and the code that follows the builds.
 */
export default {
  name: 'page of npm run dev',
  context: import.meta.dirname,
  mode: 'development',
  devtool: false,
  target: ['web', 'es2023'],
  entry: './page.ts',
  output: { filename: 'dev-page.js', uniqueName: 'croupier_dev_page' },
  resolveLoader: { modules: [join(sharedRoot, 'node_modules'), 'node_modules'] },
  resolve: { extensions: ['.ts', '.js'], alias: runtimeAliases() },
  module: {
    rules: [
      {
        test: /\.ts$/,
        use: { loader: 'swc-loader', options: { jsc: { target: 'es2023', parser: { syntax: 'typescript' } } } },
      },
    ],
  },
} satisfies Configuration
