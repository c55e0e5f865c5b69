/** What webpack gives a remote's code: where its files lie, and its own way of loading one, checked against its table. */
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
 * Has each remote load the files of its first screen side by side as soon as its entry runs; its code would learn of
 * one from another, with a turn of the page between them. Whoever needs such a file waits for the same load, and asks
 * anew where it failed. `wanted` gives addresses of any remote.
 */
export function loadAhead(wanted: () => Iterable<string>): void {
  // The shell's entry gives it to all remotes (shared/build/federation).
  const given = (globalThis as { _FEDERATION_BUNDLER_RUNTIME?: GivenRuntime })._FEDERATION_BUNDLER_RUNTIME
  if (!given) return
  const { bundlerRuntime } = given
  const init = bundlerRuntime.init
  bundlerRuntime.init = (code) => {
    const { webpackRequire } = code
    for (const file of wanted()) {
      // Styles have no queue of their own: a second one for the same file would count as loaded.
      if (file.startsWith(webpackRequire.p) && file.endsWith('.js')) webpackRequire.l?.(file, () => undefined)
    }
    return init(code)
  }
}
