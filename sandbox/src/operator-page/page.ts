import type { FastifyReply } from 'fastify'
import { html, type Html } from './html.ts'
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

export const PARTS = ['withdrawals', 'documents', 'members', 'settings'] as const
export type PartId = (typeof PARTS)[number]

/** Sends a page of the operator's: no script at all, nothing inline, nothing kept. */
export function sendPage(reply: FastifyReply, part: PartId, content: Html, note = ''): FastifyReply {
  const links = PARTS.map(
    (id) => html`<li><a href="${ROOT}/${id}"${id === part ? html` aria-current="page"` : ''}>${word(id)}</a></li>`,
  )
  const { text } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${word(part)} · ${word('title')}</title>
<link rel="stylesheet" href="${ROOT}/style.css">
</head>
<body>
<header><strong>${word('title')}</strong><nav aria-label="${word('nav')}"><ul>${links}</ul></nav></header>
<main>
<h1>${word(part)}</h1>
${note ? html`<p class="note" role="status">${note}</p>` : ''}
${content}
</main>
</body>
</html>`
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      // A form's post names its origin only where the policy lets it.
      'referrer-policy': 'same-origin',
    })
    .send(text)
}

/** After a form: back to a page of the operator's, with a word about what was done. */
export const goBack = (reply: FastifyReply, path: string, note: string): FastifyReply =>
  reply.redirect(`${ROOT}/${path}${path.includes('?') ? '&' : '?'}note=${encodeURIComponent(note)}`, 303)

/** A table with a head, or a word that there is nothing. */
export function table(head: readonly WordId[], rows: readonly Html[]): Html {
  if (rows.length === 0) return html`<p>${word('none')}</p>`
  return html`<div class="wide"><table>
<thead><tr>${head.map((id) => html`<th scope="col">${word(id)}</th>`)}</tr></thead>
<tbody>${rows}</tbody>
</table></div>`
}
