/** Addresses of the site. Only internal paths (`/join`, `/article?id=3`) are accepted; others are refused (D21). */
export interface NavigationService {
  /**
   * Goes to another page and closes every pop-up: nobody closes one just before, whose own step back in the history
   * would come after this one and undo it.
   */
  go(path: string, options?: { readonly replace?: boolean }): void
  /** The current internal path with its query. */
  current(): string
  /**
   * A name of the step of the browser's history at which the page stands: the same again after Back and Forward.
   * Undefined where the page was reached by a typed address.
   */
  step(): string | undefined
  /** Leaves for an http(s) address in a new tab without opener. False when the address was refused. */
  openExternal(url: string): boolean
  /** The address of an internal path from outside, as for a new window: `https://site/#/payment/…`. */
  absolute(path: string): string
}
