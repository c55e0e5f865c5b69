/**
 * Webpack's runtime object in a remote: `p` is the address of its files, `l` loads a script, checked against the
 * remote's integrity table.
 */
interface WebpackRequire {
  readonly p: string
  l?(address: string, done: () => void): void
}
interface RemoteCode {
  readonly webpackRequire: WebpackRequire
}
interface GivenRuntime {
  readonly bundlerRuntime: { init(code: RemoteCode): unknown }
}

/**
 * Makes each remote load the files of its first screen in parallel as soon as its entry runs; its code would discover
 * them one after the other, with a task of the page between them. Code that needs such a file waits for the same load,
 * and retries one that failed. `files` gives the addresses of files of all remotes.
 */
export function preloadRemoteFiles(files: () => Iterable<string>): void {
  // The runtime that the shell's entry provides to all remotes (shared/build/federation).
  const runtime = (globalThis as { _FEDERATION_BUNDLER_RUNTIME?: GivenRuntime })._FEDERATION_BUNDLER_RUNTIME
  if (!runtime) return
  const { bundlerRuntime } = runtime
  const init = bundlerRuntime.init
  bundlerRuntime.init = (code) => {
    const { webpackRequire } = code
    for (const file of files()) {
      // Scripts only: stylesheets have no queue of pending loads, so a second request for the same file would count as
      // loaded.
      if (file.startsWith(webpackRequire.p) && file.endsWith('.js')) webpackRequire.l?.(file, () => undefined)
    }
    return init(code)
  }
}
