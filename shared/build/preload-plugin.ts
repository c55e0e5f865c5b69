import type { Chunk, ChunkGroup, Compilation, Compiler } from 'webpack'
import webpack from 'webpack'

/**
 * The files that a page may request before the code that needs them runs: written beside the bundle as `preload.json`.
 */
export interface PreloadTable {
  /** Needed whatever is shown. */
  readonly start: readonly string[]
  /** Needed by a screen, besides `start`. */
  readonly screens: Readonly<Record<string, readonly string[]>>
  /** The words of each language. */
  readonly words: Readonly<Record<string, readonly string[]>>
  /** Of a host: the files of each shared package, by its name. */
  readonly offers?: Readonly<Record<string, readonly string[]>>
  /** Of a remote: the shared packages that a screen takes from the host. */
  readonly takes?: Readonly<Record<string, readonly string[]>>
}

interface Options {
  /**
   * Whether a chunk group starts the bundle: the one imported as `./bootstrap.tsx`, or the module that a remote
   * exposes.
   */
  readonly starts: (group: ChunkGroup) => boolean
  /** Chunks that are needed at the start though nothing imports them by name: shared packages. */
  readonly named?: readonly string[]
  /** Where several bundles are built as one, whose words to list: matches the path of the module that imports them. */
  readonly words?: RegExp
}

/** Lists the files that the first page, each screen and each language need, for the page that the server sends. */
export class PreloadPlugin {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PreloadPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'PreloadPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const table = tableOf(compilation, this.#options)
          compilation.emitAsset('preload.json', new webpack.sources.RawSource(`${JSON.stringify(table)}\n`))
        },
      )
    })
  }
}

function tableOf(compilation: Compilation, { starts, named = [], words: wordsOwner = /./ }: Options): PreloadTable {
  const groups = [...compilation.chunkGroups]
  const first = [
    ...groups.filter(starts).flatMap((group) => group.chunks),
    ...named.flatMap((name) => chunkNamed(compilation, name)),
  ]
  const start = filesOf(first)
  const screens: Record<string, string[]> = {}
  const words: Record<string, string[]> = {}
  const offers: Record<string, string[]> = {}
  const takes: Record<string, string[]> = {}
  for (const group of groups) {
    for (const { module, request } of group.origins) {
      const files = filesOf(group.chunks).filter((file) => !start.includes(file))
      const language = /^\.\/(\w+)\.json$/.exec(request ?? '')?.[1]
      if (language && wordsOwner.test(module?.identifier() ?? ''))
        words[language] = [...(words[language] ?? []), ...files]
      else if (request && /[/\\]screens?[/\\]|-screen\.tsx$/.test(request)) {
        screens[request] = files
        takes[request] = group.chunks.flatMap((chunk) => consumedBy(compilation, chunk))
      }
      const provided = /^provide module \(\w+\) (.[^@]*)@/.exec(module?.identifier() ?? '')?.[1]
      if (provided) offers[provided] = files
    }
  }
  return { start, screens, words, offers, takes }
}

/** The shared packages that the modules of a chunk import. */
function consumedBy({ chunkGraph }: Compilation, chunk: Chunk): string[] {
  const modules = [...chunkGraph.getChunkModulesIterable(chunk)]
  return modules.flatMap((module) => /^consume-shared-module\|\w+\|([^|]+)/.exec(module.identifier())?.[1] ?? [])
}

const chunkNamed = (compilation: Compilation, name: string): Chunk[] => {
  const chunk = compilation.namedChunks.get(name)
  return chunk ? [chunk] : []
}

const filesOf = (chunks: readonly Chunk[]): string[] => [
  ...new Set(chunks.flatMap((chunk) => [...chunk.files]).filter((file) => /\.(js|css)$/.test(file))),
]
