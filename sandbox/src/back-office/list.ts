import type { FastifyRequest } from 'fastify'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { plainName } from '../members/plain-name.ts'
import { numberOf, queryText } from './form.ts'
import { html, type Html } from '../html.ts'
import { ROOT } from './page.ts'
import { word } from './words.ts'

/** A list's filter, its search text and its page. */
export interface ListQuery {
  readonly filter: string
  readonly q: string
  readonly page: number
}

/** Reads a list query from the address; an unknown filter (`show`) becomes the first of `filterIds`. */
export function listQuery(request: FastifyRequest, filterIds: readonly string[]): ListQuery {
  const filter = queryText(request, 'show')
  return {
    filter: filterIds.includes(filter) ? filter : (filterIds[0] ?? ''),
    q: queryText(request, 'q'),
    page: Math.max(1, numberOf(queryText(request, 'page'))),
  }
}

/** The address of a list, without the root. */
export function listPath(part: string, query: ListQuery, change: Partial<ListQuery> = {}): string {
  const { filter, q, page } = { ...query, page: 1, ...change }
  const values = { show: filter, ...(q ? { q } : {}), ...(page > 1 ? { page: String(page) } : {}) }
  return `${part}?${new URLSearchParams(values).toString()}`
}

interface Choice {
  readonly id: string
  readonly name: string
  readonly count?: number
}

/** A list's filters as links, and its search field. */
export function filters(part: string, query: ListQuery, choices: readonly Choice[]): Html {
  const links = choices.map(({ id, name, count }) => {
    const current = id === query.filter ? html` aria-current="true"` : ''
    const countBadge = count === undefined ? '' : html` <span class="count">${count}</span>`
    return html`<li><a href="${ROOT}/${listPath(part, query, { filter: id })}"${current}>${name}${countBadge}</a></li>`
  })
  return html`<div class="filters">
<nav aria-label="${word('show')}"><ul class="choices">${links}</ul></nav>
<form class="search" role="search" method="get" action="${ROOT}/${part}">
<input type="hidden" name="show" value="${query.filter}">
<label for="q">${word('search')}</label>
<div class="tabs"><input id="q" name="q" type="search" value="${query.q}" autocomplete="off">
<button class="main">${word('find')}</button></div></form></div>`
}

/** Links to the previous and the next page; `link` gives a page's address. */
export function pager(page: number, hasMore: boolean, link: (page: number) => string): Html {
  if (page === 1 && !hasMore) return html``
  const pageLink = (to: number, text: string, rel: string) =>
    html`<a rel="${rel}" href="${ROOT}/${link(to)}">${text}</a>`
  return html`<nav class="pager" aria-label="${word('pages')}">
${page > 1 ? pageLink(page - 1, word('newer'), 'prev') : ''}
<span>${word('page', { page })}</span>
${hasMore ? pageLink(page + 1, word('older'), 'next') : ''}</nav>`
}

/** The condition for members whom the searched text names: part of a name or e-mail address, or the number. */
export const memberMatches = (q: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${isNamed(q)} or members.id = ${numberOf(q)})`

/** The condition for members whose user name or e-mail address contains the searched text, taken literally. */
export function isNamed(q: string): RawBuilder<SqlBool> {
  // Lower-cased by the database, by the same rules as the names.
  const pattern = sql`lower(${`%${plainName(q).replace(/[\\%_]/g, '\\$&')}%`}::text)`
  return sql<SqlBool>`(lower(members.username) like ${pattern} or lower(members.email) like ${pattern})`
}
