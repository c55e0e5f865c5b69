/** Identifies a page: by its path, and articles, which link to one another at the same path, by the query as well. */
export const pageOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string =>
  pathname === '/article' ? pathname + search : pathname
