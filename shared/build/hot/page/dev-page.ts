/** What `npm run dev` puts into the page for watched remotes (page.ts makes it). */
export interface DevPage {
  /** React's runtime for swapping components, one for all remotes. */
  readonly refreshRuntime: object
  /** React's development JSX runtime, whose elements carry their source location. */
  readonly jsxDevRuntime: object
  /** Renders again whatever uses these messages, keeping its state: the words were changed in place. */
  showWords(messages: object): void
  /** Registers a loaded remote. `update` swaps in the build with that hash, and resolves to false when it cannot. */
  follow(name: string, update: (hash: string) => Promise<boolean>): void
}

declare global {
  var croupierDev: DevPage
}
