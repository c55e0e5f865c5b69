/** What tells one page from another: its path, and for articles, of which one leads to another at the same path, the query. */
export const pageOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string =>
  pathname === '/article' ? pathname + search : pathname
