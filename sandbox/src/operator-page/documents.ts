import type { Api } from '../api/route.ts'
import type { Context } from '../context.ts'
import { say } from '../messages/index.ts'
import { PROOFS } from '../withdrawals/proofs.ts'
import { fieldsOf, noteOf, numberOf } from './guard.ts'
import { html, type Html } from './html.ts'
import { goBack, ROOT, sendPage } from './page.ts'
import { word, wordOf } from './words.ts'

const AUDITING = 10
const ACCEPTED = 20
const REFUSED = 30
const DOCUMENT_NEWS = 30
const SHOWN = 50

/** Documents that wait for a look, and the decision about each. */
export function documentPages({ app, ctx }: Api): void {
  app.get(`${ROOT}/documents`, async (request, reply) => {
    const members = await ctx.db
      .selectFrom('members')
      .selectAll()
      .where((eb) => eb.or(PROOFS.map(([, status]) => eb(status, '=', AUDITING))))
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute()
    const cards = members.map((member) => {
      const waiting = PROOFS.filter(([, status]) => member[status] === AUDITING)
      const parts = waiting.map(([field]) => documentPart(member.id, field, member[field]))
      return html`<section class="card">
<h2><a href="${ROOT}/members/${member.id}">${member.username}</a></h2>
<p>${member.firstName} ${member.lastName}, ${member.birthday}, ${member.address}, ${member.postalCode} ${member.city}</p>
${parts}</section>`
    })
    const content = cards.length > 0 ? html`${cards}` : html`<p>${word('none')}</p>`
    return sendPage(reply, 'documents', content, noteOf(request))
  })

  app.post<{ Params: { id: string } }>(`${ROOT}/documents/:id`, async (request, reply) => {
    const field = fieldsOf(request)
    const proof = PROOFS.find(([name]) => name === field('document'))
    const decision = field('decision') === 'accept' ? ACCEPTED : REFUSED
    if (!proof) return goBack(reply, 'documents', say('en', 'request.notFound'))
    const isDone = await decide(ctx, numberOf(request.params.id), proof, decision)
    return goBack(reply, 'documents', isDone ? word('decided') : say('en', 'request.notFound'))
  })

  app.get<{ Params: { id: string } }>(`${ROOT}/files/:id`, async (request, reply) => {
    const file = await ctx.db
      .selectFrom('files')
      .select(['mime', 'content'])
      .where('id', '=', request.params.id)
      .executeTakeFirst()
    if (!file) return reply.callNotFound()
    return reply.type(file.mime).header('cache-control', 'no-store').send(Buffer.from(file.content))
  })
}

type Proof = (typeof PROOFS)[number]
const nameOf = (field: string) => wordOf('document', field.replace(/Id$/, ''))

function documentPart(memberId: number, field: string, ids: string): Html {
  const pictures = ids.split(',').map((id, index) => {
    const words = word('picture', { number: index + 1, document: nameOf(field) })
    return html`<a href="${ROOT}/files/${id}"><img src="${ROOT}/files/${id}" alt="${words}" width="180" height="120"></a>`
  })
  return html`<h3>${nameOf(field)}</h3>
<div class="pictures">${pictures}</div>
<form class="acts" method="post" action="${ROOT}/documents/${memberId}">
<input type="hidden" name="document" value="${field}">
<button class="main" name="decision" value="accept">${word('accept')}</button>
<button class="danger" name="decision" value="refuse">${word('refuse')}</button>
</form>`
}

/** Decides once about a document that waits, and tells its member in the language of the last cash-out. */
function decide(ctx: Context, memberId: number, [, status]: Proof, decision: number): Promise<boolean> {
  return ctx.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('members')
      .set({ [status]: decision })
      .where('id', '=', memberId)
      .where(status, '=', AUDITING)
      .returning('id')
      .executeTakeFirst()
    if (!changed) return false
    const last = await trx
      .selectFrom('withdrawals')
      .select('language')
      .where('memberId', '=', memberId)
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirst()
    const message = say(last?.language ?? 'en', decision === ACCEPTED ? 'documents.accepted' : 'documents.refused')
    const values = { memberId, message, type: DOCUMENT_NEWS, createTime: ctx.clock() }
    await trx.insertInto('news').values(values).execute()
    return true
  })
}
