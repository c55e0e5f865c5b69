/** Files of one page or screen, and those of its words by language. */
interface FilesToLoad {
  readonly files: readonly string[]
  readonly words: Readonly<Record<string, readonly string[]>>
}

/**
 * The files to request before the code that needs them: always, by page, by language, and for the screens that most
 * players press first. The page's server reads the list from the builds (tools/site/preload.ts).
 */
export interface PagePreload {
  readonly start: readonly string[]
  readonly words: FilesToLoad['words']
  readonly pages: Readonly<Record<string, FilesToLoad>>
  readonly screens: Readonly<Record<string, FilesToLoad>>
}
