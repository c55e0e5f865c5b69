import type { FastifyReply } from 'fastify'
import { documentOf } from './document.ts'
import type { Note } from './form.ts'
import { html, type Html } from '../html.ts'
import { word, type WordId } from './words.ts'

export const ROOT = '/operator'
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const PARTS = ['withdrawals', 'deposits', 'documents', 'members', 'rounds', 'settings'] as const
type PartId = (typeof PARTS)[number]

interface Page {
  readonly part: PartId
  readonly content: Html
  /** Default: the part's name. */
  readonly title?: string
  readonly note?: Note
}

/** Sends one of the operator's pages: no script, nothing inline, never cached. */
export function sendPage(reply: FastifyReply, { part, content, note, title = word(part) }: Page): FastifyReply {
  const links = PARTS.map(
    (id) => html`<li><a href="${ROOT}/${id}"${id === part ? html` aria-current="page"` : ''}>${word(id)}</a></li>`,
  )
  const noteLine = html`<p class="note ${note?.isProblem ? 'problem' : ''}" role="${note?.isProblem ? 'alert' : 'status'}">${note?.text}</p>`
  const text = documentOf({
    title: `${title} · ${word('title')}`,
    stylesheet: `${ROOT}/style.css`,
    header: html`<strong>${word('title')}</strong><nav aria-label="${word('nav')}"><ul>${links}</ul></nav>`,
    main: html`<h1>${title}</h1>
${note?.text ? noteLine : ''}
${content}`,
  })
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      // Browsers send the Origin of a form's POST only where the referrer policy allows it.
      'referrer-policy': 'same-origin',
    })
    .send(text)
}

const append = (path: string, name: string, value: string) =>
  `${ROOT}/${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`

/** Redirects after a form to one of the operator's pages, with a note about what was done. */
export const goBack = (reply: FastifyReply, path: string, note: string): FastifyReply =>
  reply.redirect(append(path, 'note', note), 303)

/** Redirects after a form that changed nothing, with a note that says why. */
export const refuse = (reply: FastifyReply, path: string, problem: string): FastifyReply =>
  reply.redirect(append(path, 'problem', problem), 303)

/** Columns of amounts. */
const FIGURES: ReadonlySet<WordId> = new Set(['amount', 'change', 'before', 'after'])

/** A table with a head (cards on phones), or a line that there is nothing. A row's first cell is its heading. */
export function table(label: string, head: readonly WordId[], rows: readonly (readonly (Html | string)[])[]): Html {
  if (rows.length === 0) return html`<p class="nothing">${word('none')}</p>`
  const side = (id: WordId) => (FIGURES.has(id) ? html` class="amount"` : '')
  const cell = (id: WordId, value: Html | string, index: number) =>
    index === 0
      ? html`<th scope="row" data-name="${word(id)}">${value}</th>`
      : html`<td data-name="${word(id)}"${side(id)}>${value}</td>`
  const lines = rows.map((row) => html`<tr>${head.map((id, index) => cell(id, row[index] ?? '', index))}</tr>`)
  return html`<div class="wide" role="region" aria-label="${label}" tabindex="0"><table>
<thead><tr>${head.map((id) => html`<th scope="col"${side(id)}>${word(id)}</th>`)}</tr></thead>
<tbody>${lines}</tbody>
</table></div>`
}
