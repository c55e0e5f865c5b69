import type { Context } from '../context.ts'
import type { Member } from '../db/tables/members.ts'
import { Refusal } from '../errors.ts'
import { issueLaunchToken } from '../wallet/launch.ts'

interface Launch {
  gameId: number
  channel: 'pc' | 'mobile'
  /** Null: play for fun. */
  member: Member | null
  /** Token of the session in which a member plays. */
  sessionToken?: string | undefined
  language: string
}

/** The address that opens a game at the vendor's; its token works once. Throws Refusal. */
export async function launchUrl(
  ctx: Context,
  { gameId, channel, member, sessionToken = '', language }: Launch,
): Promise<string> {
  const game = await ctx.db
    .selectFrom('games')
    .selectAll()
    .where('id', '=', gameId)
    .where('enabled', '=', 1)
    .executeTakeFirst()
  if (!game) throw new Refusal('game.unknown')
  if (!member && !game.playForFun) throw new Refusal('game.noFun')
  if (member?.blocked) throw new Refusal('wallet.blocked')
  const fun = member === null
  const token = await issueLaunchToken(ctx, member && { memberId: member.id, token: sessionToken }, {
    gameId,
    language,
  })
  const query = new URLSearchParams({ token, fun: fun ? '1' : '0', channel, lang: language })
  return `${ctx.config.origins.vendor}/play/${encodeURIComponent(game.code)}?${query}`
}
