import { createHash } from 'node:crypto'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Compilation, type Compiler, type Chunk } from 'webpack'

/** A free variable, so that no minifier renames it; replaced with the table once all files are final. */
const TABLE = '__CROUPIER_INTEGRITY__'
/** Matches no file: a chunk that the table does not know is refused, not run unchecked. */
const NOTHING = `sha256-${'A'.repeat(43)}=`

class IntegrityTable extends webpack.RuntimeModule {
  constructor() {
    super('integrity table')
  }

  override generate(): string {
    return [
      `__webpack_require__.sri = url => ${TABLE}[url.slice(url.lastIndexOf('/') + 1)] || '${NOTHING}';`,
      // A refused file may be in the browser's cache: the next request for it uses another URL, also when its remote
      // was started again meanwhile.
      'const asked = globalThis.croupierAsked ??= {};',
      '__webpack_require__.again = url => asked[url] ? url + "?again=" + asked[url]++ : (asked[url] = 1, url);',
    ].join('\n')
  }
}

/**
 * Every chunk and stylesheet that a remote loads is checked against a table in its entry. The signed discovery
 * document vouches for the entry, and so for all of them (security.md 5).
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('IntegrityPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityTable())
      })
      const scripts = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      scripts.createScript.tap('IntegrityPlugin', (source: string, _chunk: Chunk) =>
        checked(source, 'script', 'url', 'script.src = __webpack_require__.tu(__webpack_require__.again(url));'),
      )
      const styles = MiniCssExtractPlugin.getCompilationHooks(compilation)
      styles.beforeTagInsert.tap('IntegrityPlugin', (source, { tag, href }) =>
        checked(source, tag, href, `${tag}.href = __webpack_require__.again(${href});`),
      )
      compilation.hooks.processAssets.tap(
        // After the content hashes of the names, which are the last to change a file.
        { name: 'IntegrityPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 100 },
        () => fillTable(compilation),
      )
    })
  }
}

const checked = (source: string, tag: string, url: string, address: string) =>
  `${source}\n${tag}.integrity = __webpack_require__.sri(${url}); ${tag}.crossOrigin = 'anonymous'; ${address}`

function fillTable(compilation: Compilation): void {
  const files = compilation.getAssets().filter(({ name }) => /\.(js|css)$/.test(name))
  const text = (name: string) => compilation.getAsset(name)!.source.source().toString()
  const entries = files.filter(({ name }) => name.endsWith('.js') && text(name).includes(TABLE))
  const table = Object.fromEntries(
    files
      .filter((file) => !entries.includes(file))
      .map(({ name, source }) => [name, `sha256-${createHash('sha256').update(source.buffer()).digest('base64')}`]),
  )
  for (const { name } of entries) {
    const filled = text(name).replaceAll(TABLE, `(${JSON.stringify(table)})`)
    // The entry's name was hashed before the table was filled in: an existing file of that name in the output folder
    // has to be overwritten all the same.
    compilation.updateAsset(name, new webpack.sources.RawSource(filled), { immutable: false })
  }
}
