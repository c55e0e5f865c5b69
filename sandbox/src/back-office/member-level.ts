import type { Api } from '../api/route.ts'
import type { Context } from '../context.ts'
import type { Member } from '../db/tables/members.ts'
import { LEVELS, setLevel } from '../vip/level.ts'
import { fieldsOf, numberOf } from './form.ts'
import { html, type Html } from '../html.ts'
import { goBack, refuse, ROOT } from './page.ts'
import { word, wordOf } from './words.ts'

/** The form that moves a member to another VIP level: what an account manager does (site.md 6). */
export async function levelForm(ctx: Context, { id, level }: Member): Promise<Html> {
  const needed = await ctx.db.selectFrom('vipLevels').select(['level', 'points']).execute()
  const points = new Map(needed.map((row) => [row.level, row.points]))
  const options = LEVELS.map((each) => {
    const name = word('levelFrom', { level: wordOf('level', each), points: points.get(each) ?? 0 })
    return html`<option value="${each}"${each === level ? html` selected` : ''}>${name}</option>`
  })
  return html`<form method="post" action="${ROOT}/members/${id}/level"><label for="level">${word('levelSet')}</label>
<div class="tabs"><select id="level" name="level">${options}</select><button class="main">${word('levelMove')}</button></div></form>`
}

/** Handles the form. */
export function levelPages({ app, ctx }: Api): void {
  app.post<{ Params: { id: string } }>(`${ROOT}/members/:id/level`, async (request, reply) => {
    const id = numberOf(request.params.id)
    const requestedLevel = fieldsOf(request)('level')
    const level = LEVELS.find((each) => String(each) === requestedLevel)
    const found = await ctx.db.selectFrom('members').select('id').where('id', '=', id).executeTakeFirst()
    if (!found || level === undefined) return reply.callNotFound()
    if (await setLevel(ctx, id, level)) return goBack(reply, `members/${id}`, word('decided'))
    return refuse(reply, `members/${id}`, word('levelSame', { level: wordOf('level', level) }))
  })
}
