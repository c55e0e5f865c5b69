import { createTransport } from 'nodemailer'
import type { Context } from '../context.ts'
import { html } from '../html.ts'

interface MailMessage {
  to: string
  subject: string
  greeting: string
  body: string
  link: { label: string; href: string }
  farewell: string
}

/** A silent mail server must not keep a request waiting for minutes. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 }

/** Sends a mail by SMTP where a server is configured, else puts it into the local mailbox. */
export async function sendMail(ctx: Context, message: MailMessage): Promise<void> {
  const text = [message.greeting, message.body, message.link.href, message.farewell].join('\n\n')
  const body = { text, html: htmlOf(message) }
  if (ctx.config.smtpUrl) {
    const transport = createTransport({ url: ctx.config.smtpUrl, ...TIMEOUTS })
    const { name, domain } = ctx.config.site
    const from = { name, address: `no-reply@${domain}` }
    await transport.sendMail({ from, to: message.to, subject: message.subject, ...body })
    return
  }
  await ctx.db
    .insertInto('mails')
    .values({ recipient: message.to, subject: message.subject, ...body, createdAt: ctx.clock() })
    .execute()
}

/** No external styles or pictures: the mailbox page shows this html under the strictest policy. */
function htmlOf({ greeting, body, link, farewell }: MailMessage): string {
  const anchor = html`<a href="${link.href}">${link.label}</a>`
  return [greeting, body, anchor, farewell].map((paragraph) => html`<p>${paragraph}</p>`.text).join('\n')
}
