import type { FastifyReply } from 'fastify'
import type { Api } from '../api/route.ts'
import { documentOf } from '../back-office/document.ts'
import { refuseOtherSites } from '../back-office/guard.ts'
import { html, stamp, type Html } from '../html.ts'
import { STYLE } from '../back-office/style.ts'
import english from './messages/en.json' with { type: 'json' }
import { errorGroupsSince, healthSince, type ErrorGroup, type VersionHealth } from './summary.ts'

/** The page is in English only: it is for the teams, not a part of the site. */
type WordId = keyof typeof english
const word = (id: WordId) => english[id]

const HOUR = 60 * 60 * 1000
const SPANS = { hour: HOUR, day: 24 * HOUR, month: 30 * 24 * HOUR } as const
type Span = keyof typeof SPANS
const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** GET /reports: errors, load times and web vitals by bundle and version. It exists only where test calls do. */
export async function reportPages({ app, ctx }: Api): Promise<void> {
  if (!ctx.config.testCalls) return
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => refuseOtherSites(ctx, request))
    scope.get('/reports/style.css', (_, reply) => reply.type('text/css').send(STYLE))
    scope.get<{ Querystring: { span?: string } }>('/reports', async (request, reply) => {
      const wanted = request.query.span ?? ''
      const span = Object.hasOwn(SPANS, wanted) ? (wanted as Span) : 'day'
      const since = new Date(ctx.clock().getTime() - SPANS[span])
      return send(reply, span, await healthSince(ctx.db, since), await errorGroupsSince(ctx.db, since))
    })
  })
}

function send(reply: FastifyReply, span: Span, versions: VersionHealth[], errorGroups: ErrorGroup[]): FastifyReply {
  const spans = (Object.keys(SPANS) as Span[]).map(
    (id) =>
      html`<li><a href="/reports?span=${id}"${id === span ? html` aria-current="page"` : ''}>${word(id)}</a></li>`,
  )
  const text = documentOf({
    title: word('title'),
    stylesheet: '/reports/style.css',
    header: html`<strong>${word('title')}</strong><nav aria-label="${word('span')}"><ul>${spans}</ul></nav>`,
    main: html`<h1>${word('title')}</h1>
<h2>${word('versions')}</h2>
${table('versions', VERSION_COLUMNS, versions.map(versionCells))}
<h2>${word('errorGroups')}</h2>
${table('errorGroups', ERROR_COLUMNS, errorGroups.map(errorCells))}`,
  })
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
  }
  return reply.headers(headers).send(text)
}

const ms = (value: number | null) => (value === null ? '' : `${Math.round(value)} ms`)

type Cell = string | number

const VERSION_COLUMNS = [
  'bundle',
  'version',
  'errors',
  'refused',
  'loads',
  'loadMedian',
  'loadP95',
  'lcp',
  'inp',
  'cls',
  'last',
] as const
const ERROR_COLUMNS = ['bundle', 'version', 'kind', 'name', 'message', 'times', 'last'] as const
const NUMERIC_COLUMNS: ReadonlySet<WordId> = new Set([
  'errors',
  'refused',
  'loads',
  'loadMedian',
  'loadP95',
  'lcp',
  'inp',
  'cls',
  'times',
])

const versionCells = (row: VersionHealth): Cell[] => [
  row.remote,
  row.version,
  row.errors,
  row.refused,
  row.loads,
  ms(row.loadMedian),
  ms(row.loadP95),
  ms(row.lcp),
  ms(row.inp),
  row.cls === null ? '' : row.cls.toFixed(3),
  stamp(row.last),
]

const errorCells = (row: ErrorGroup): Cell[] => [
  row.remote,
  row.version,
  row.kind,
  row.name,
  row.message,
  row.times,
  stamp(row.last),
]

/** A table whose cells know their column's name: on a phone each row is a card. */
function table(name: WordId, columns: readonly WordId[], rows: readonly Cell[][]): Html {
  if (rows.length === 0) return html`<p>${word('none')}</p>`
  return html`<div class="wide" tabindex="0" role="region" aria-label="${word(name)}">
<table><thead><tr>${columns.map((id) => html`<th scope="col">${word(id)}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${columns.map((id, index) => cell(id, cells[index] ?? '', index === 0))}</tr>`)}</tbody></table></div>`
}

function cell(id: WordId, value: Cell, isHead: boolean): Html {
  if (isHead) return html`<th scope="row" data-name="${word(id)}">${value}</th>`
  return html`<td data-name="${word(id)}"${NUMERIC_COLUMNS.has(id) ? html` class="amount"` : ''}>${value}</td>`
}
