/** What `npm run dev` puts into the page for watched remotes (page.ts makes it). */
export interface DevPage {
  /** React's runtime for swapping components, one for all remotes. */
  readonly refreshRuntime: object
  /** Makes elements that say where they were written. */
  readonly jsxDevRuntime: object
  /** Renders whatever uses these messages once more, with its state: its words were changed in place. */
  showWords(messages: object): void
  /** A remote that is here now takes the builds of its name over; false when it cannot. */
  follow(name: string, update: (hash: string) => Promise<boolean>): void
}

declare global {
  var croupierDev: DevPage
}
