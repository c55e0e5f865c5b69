/** Addresses of the site. Only internal paths (`/join`, `/article?id=3`) are accepted; others are refused (D21). */
export interface NavigationService {
  /**
   * Goes to another page and closes every pop-up. Do not close one just before: its own step back in the history would
   * come after this step and undo it.
   */
  go(path: string, options?: { readonly replace?: boolean }): void
  /** The current internal path with its query. */
  current(): string
  /**
   * An id of the current entry of the browser's history: the same again after Back and Forward. Undefined where the
   * page was reached by a typed address.
   */
  step(): string | undefined
  /** Leaves for an http(s) address in a new tab without opener. False when the address was refused. */
  openExternal(url: string): boolean
  /** The full URL of an internal path, as for a new window: `https://site/#/payment/…`. */
  absolute(path: string): string
}
