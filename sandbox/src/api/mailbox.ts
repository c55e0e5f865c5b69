import { html, Html } from '../html.ts'
import { languageOf, say } from '../messages/index.ts'
import { queryText } from '../back-office/form.ts'
import { refuseOtherHosts } from '../security/loopback.ts'
import type { Api } from './route.ts'

const SHOWN = 100
const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
a{display:inline-block;padding:.6rem 0}li{border-bottom:1px solid #ccc}time{color:#555}`

/** The local mailbox: what the site would have mailed, for whoever runs it on their own machine. */
export async function mailboxPages({ app, ctx }: Api): Promise<void> {
  if (ctx.config.smtpUrl || !ctx.config.testCalls) return
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => refuseOtherHosts(ctx, request))
    pages({ app: scope, ctx })
  })
}

function pages({ app, ctx }: Api): void {
  const page = (language: string, title: string, body: Html): string =>
    html`<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/mailbox/style.css">
<main><h1>${title}</h1>${body}</main></html>`.text

  app.get('/mailbox/style.css', (_request, reply) => reply.type('text/css').send(STYLE))

  app.get<{ Querystring: { lang?: string } }>('/mailbox', async (request, reply) => {
    const language = languageOf(request.query.lang)
    const to = queryText(request, 'to')
    const mails = await ctx.db
      .selectFrom('mails')
      .select(['id', 'recipient', 'subject', 'createdAt'])
      .$if(Boolean(to), (query) => query.where('recipient', '=', to))
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute()
    const items = mails.map(({ id, recipient, subject, createdAt }) => {
      const link = html`<a href="/mailbox/${id}?lang=${language}">${subject}</a>`
      return html`<li>${link} ${recipient} <time>${createdAt.toISOString()}</time></li>`
    })
    const list = items.length ? html`<ul>${items}</ul>` : html`<p>${say(language, 'mailbox.empty')}</p>`
    return reply.headers(headers()).send(page(language, say(language, 'mailbox.title'), list))
  })

  app.get<{ Params: { id: string }; Querystring: { lang?: string } }>('/mailbox/:id', async (request, reply) => {
    const language = languageOf(request.query.lang)
    const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : 0
    const mail = await ctx.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
    if (!mail) return reply.callNotFound()
    const back = html`<p><a href="/mailbox?lang=${language}">${say(language, 'mailbox.back')}</a></p>`
    // The stored HTML was made by mail/send.ts alone, with every text in it escaped.
    const body = html`<p>${mail.recipient}</p>${new Html(mail.html)}${back}`
    return reply.headers(headers()).send(page(language, mail.subject, body))
  })
}

const headers = () => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
  'cache-control': 'no-store',
})
