import type { Api } from '../api/route.ts'
import type { Context } from '../context.ts'
import { NEWS } from '../db/tables/content.ts'
import { isFileId } from '../files/store.ts'
import { writeNews } from '../members/news.ts'
import { AUDITING, PROOFS, REFUSED } from '../withdrawals/proofs.ts'
import { fieldsOf, noteOf, numberOf } from './form.ts'
import { html, type Html } from '../html.ts'
import { filters, listPath, listQuery, memberMatches, pager, type ListQuery } from './list.ts'
import { goBack, refuse, ROOT, sendPage } from './page.ts'
import { word, wordOf } from './words.ts'

const ACCEPTED = 20
const DECISIONS = new Map([
  ['accept', ACCEPTED],
  ['refuse', REFUSED],
])
const PAGE_SIZE = 10

/** The list's filters, by a document's status. */
const FILTERS: Readonly<Record<string, number>> = { waiting: AUDITING, accepted: ACCEPTED, refused: REFUSED }

/** Documents by status, with the forms to decide about each that waits. */
export function documentPages({ app, ctx }: Api): void {
  app.get(`${ROOT}/documents`, async (request, reply) => {
    const query = listQuery(request, Object.keys(FILTERS))
    const wantedStatus = FILTERS[query.filter] ?? AUDITING
    const members = await findMembers(ctx, query, wantedStatus)
    const here = listPath('documents', query, { page: query.page })
    const cards = members.slice(0, PAGE_SIZE).map((member) => {
      const found = PROOFS.filter(([field, status]) => member[status] === wantedStatus && member[field])
      const parts = found.map(([field]) =>
        documentPart(member.id, field, member[field], wantedStatus === AUDITING ? here : null),
      )
      return html`<section class="card">
<h2><a href="${ROOT}/members/${member.id}">${member.username}</a></h2>
<p>${member.firstName} ${member.lastName}, ${member.birthday}, ${member.address}, ${member.postalCode} ${member.city}</p>
${parts}</section>`
    })
    const choices = Object.keys(FILTERS).map((id) => ({ id, name: wordOf('show', id) }))
    const content = html`${filters('documents', query, choices)}
${cards.length > 0 ? html`${cards}` : html`<p class="nothing">${word('none')}</p>`}
${pager(query.page, members.length > PAGE_SIZE, (page) => listPath('documents', query, { page }))}`
    return sendPage(reply, { part: 'documents', content, note: noteOf(request) })
  })

  app.post<{ Params: { id: string } }>(`${ROOT}/documents/:id`, async (request, reply) => {
    const field = fieldsOf(request)
    const proof = PROOFS.find(([name]) => name === field('document'))
    const decision = DECISIONS.get(field('decision'))
    if (decision === undefined) return reply.callNotFound()
    const back = /^documents\?[\w=&%.+-]*$/.test(field('back')) ? field('back') : 'documents'
    const memberId = numberOf(request.params.id)
    const [shown, reason] = [field('shown'), field('reason')]
    const isDone = proof !== undefined && (await decide(ctx, { memberId, proof, shown, decision, reason }))
    return isDone ? goBack(reply, back, word('decided')) : refuse(reply, back, word('decidedBefore'))
  })

  app.get<{ Params: { id: string } }>(`${ROOT}/files/:id`, async (request, reply) => {
    if (!isFileId(request.params.id)) return reply.callNotFound()
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
const documentName = (field: string) => wordOf('document', field.replace(/Id$/, ''))

function findMembers(ctx: Context, { q, page }: ListQuery, wantedStatus: number) {
  return ctx.db
    .selectFrom('members')
    .selectAll()
    .where((eb) => eb.or(PROOFS.map(([, status]) => eb(status, '=', wantedStatus))))
    .$if(q !== '', (query) => query.where(memberMatches(q)))
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
}

/** A document's pictures, and the forms for a decision where one is due (`back`: the list to return to). */
function documentPart(memberId: number, field: string, ids: string, back: string | null): Html {
  const pictures = ids.split(',').map((id, index) => {
    const words = word('picture', { number: index + 1, document: documentName(field) })
    return html`<a href="${ROOT}/files/${id}"><img src="${ROOT}/files/${id}" alt="${words}" width="180" height="120"></a>`
  })
  const id = `${memberId}-${field}`
  // Two separate forms, so that Enter in the reason field does not accept the document.
  const button = (decision: 'accept' | 'refuse', look: string) =>
    html`<button class="${look}" form="${decision}-${id}" name="decision" value="${decision}" aria-label="${word('decide', { step: word(decision), document: documentName(field) })}">${word(decision)}</button>`
  const form = (decision: 'accept' | 'refuse', fields: Html | string) =>
    html`<form id="${decision}-${id}" method="post" action="${ROOT}/documents/${memberId}">
<input type="hidden" name="document" value="${field}"><input type="hidden" name="shown" value="${ids}">
<input type="hidden" name="back" value="${back}">${fields}</form>`
  const reason = html`<label for="reason-${id}">${word('documentReason', { document: documentName(field) })}</label>
<input id="reason-${id}" name="reason" maxlength="200">`
  const decision = html`${form('accept', '')}${form('refuse', reason)}
<div class="acts">${button('accept', 'main')}${button('refuse', 'danger')}</div>`
  return html`<h3>${documentName(field)}</h3><div class="pictures">${pictures}</div>${back === null ? '' : decision}`
}

interface Decision {
  readonly memberId: number
  readonly proof: Proof
  /** The files that the operator looked at: the member may have sent others since. */
  readonly shown: string
  readonly decision: number
  /** Why it is refused, in words for the member; empty where none were given. */
  readonly reason: string
}

/** Decides once about a document that waits and is still the one shown, and sends its member news. False otherwise. */
function decide(ctx: Context, { memberId, proof, shown, decision, reason }: Decision): Promise<boolean> {
  const [files, status] = proof
  return ctx.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('members')
      .set({ [status]: decision })
      .where('id', '=', memberId)
      .where(status, '=', AUDITING)
      .where(files, '=', shown)
      .returning('id')
      .executeTakeFirst()
    if (!changed) return false
    // 'documents.accepted' and 'documents.refused' name no document: they remain for news written earlier.
    const refused = reason ? 'documents.refusedWhy' : 'documents.refusedOf'
    const messageId = decision === ACCEPTED ? 'documents.acceptedOf' : refused
    const values = { document: { word: `document.${files}` }, reason } as const
    await writeNews(trx, { memberId, type: NEWS.document, messageId, values, now: ctx.clock() })
    return true
  })
}
