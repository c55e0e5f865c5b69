import type { QUERY_PAGES } from '@croupier/shared/host'

export type QueryPageName = (typeof QUERY_PAGES)[number]
export type QueryView = 'login' | 'applications' | 'payments' | 'details' | 'transactions' | 'deposits'
export type QueryGroup = 'One' | 'Two' | 'Three'

/** What each of the 14 query pages shows, and the group whose list follows its login (D7). */
export const QUERY_VIEWS: Readonly<Record<QueryPageName, { readonly group: QueryGroup; readonly view: QueryView }>> = {
  queryOneLogin: { group: 'One', view: 'login' },
  queryOneAwr: { group: 'One', view: 'applications' },
  queryOnePwi: { group: 'One', view: 'payments' },
  queryOneMi: { group: 'One', view: 'details' },
  queryTwoLogin: { group: 'Two', view: 'login' },
  queryTwoWrapp: { group: 'Two', view: 'applications' },
  queryTwoPwi: { group: 'Two', view: 'payments' },
  queryTwoTt: { group: 'Two', view: 'transactions' },
  queryTwoCpat: { group: 'Two', view: 'deposits' },
  queryThreeLogin: { group: 'Three', view: 'login' },
  queryThreeWrapp: { group: 'Three', view: 'applications' },
  queryThreePwi: { group: 'Three', view: 'payments' },
  queryThreeTt: { group: 'Three', view: 'transactions' },
  queryThreeCpat: { group: 'Three', view: 'deposits' },
}

/** A group's lists, the first one first. */
export function pagesOf(group: QueryGroup): readonly { readonly name: QueryPageName; readonly view: QueryView }[] {
  return Object.entries(QUERY_VIEWS)
    .filter(([, entry]) => entry.group === group && entry.view !== 'login')
    .map(([name, { view }]) => ({ name: name as QueryPageName, view }))
}

/** The entry of a page's name; undefined for a name that is none of the 14. */
export function queryView(name: string): (typeof QUERY_VIEWS)[QueryPageName] | undefined {
  return Object.hasOwn(QUERY_VIEWS, name) ? QUERY_VIEWS[name as QueryPageName] : undefined
}
