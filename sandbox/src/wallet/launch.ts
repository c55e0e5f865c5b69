import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { balanceOf, SCALES } from '../ledger/index.ts'
import { issueToken, readToken, useToken } from '../security/one-time-tokens.ts'
import { hashToken, keyedToken, newToken } from '../security/tokens.ts'
import { isSessionOn } from '../security/sessions.ts'
import type { Launch } from './types.ts'

const LAUNCH_LIFE_MS = 2 * 60_000
const PLAY_LIFE_MS = 12 * 3600_000

interface Wanted {
  gameId: number
  language: string
}

interface LaunchData extends Wanted {
  fun: boolean
  /** The hash of the token of the session that requested the game; empty for fun. */
  session: string
}

/** Who plays for money: a member, in the session of this token. */
interface Player {
  memberId: number
  token: string
}

/**
 * A launch token for one game: works for one holder, for two minutes, and no longer than the session. A fun launch has
 * no player.
 */
export function issueLaunchToken(ctx: Context, player: Player | null, wanted: Wanted): Promise<string> {
  const data: LaunchData = { ...wanted, fun: player === null, session: player ? hashToken(player.token) : '' }
  return issueToken(ctx.db, {
    kind: 'launch',
    memberId: player?.memberId ?? null,
    data: { ...data },
    now: ctx.clock(),
    lifeMs: LAUNCH_LIFE_MS,
  })
}

/** Wallet.authenticate: trades the launch token for a game session of twelve hours. */
export async function startGameSession(ctx: Context, launchToken: string, key = newToken()): Promise<Launch> {
  const now = ctx.clock()
  // The play token is derived from the launch token and the key, and its hash is stored: a retry with the same key
  // finds the same game session.
  const playToken = keyedToken(launchToken, key)
  const started = await ctx.db.transaction().execute(async (trx) => {
    const used = await useToken(trx, 'launch', launchToken, now)
    if (used) {
      const { memberId, data } = used
      await issueToken(trx, { kind: 'play', token: playToken, memberId, data, now, lifeMs: PLAY_LIFE_MS })
      return used
    }
    const isInTime = await readToken(trx, 'launch', launchToken, now)
    return isInTime && readToken(trx, 'play', playToken, now)
  })
  if (!started) throw new Refusal('game.launchInvalid')
  const launch = await describe(ctx, playToken, started.memberId, started.data as unknown as LaunchData)
  if (launch.isOver) throw new Refusal('game.launchInvalid')
  return launch
}

/** Wallet.session: the game session of a play token. */
export async function resumeGameSession(ctx: Context, playToken: string): Promise<Launch> {
  const found = await readToken(ctx.db, 'play', playToken, ctx.clock())
  if (!found) throw new Refusal('game.launchInvalid')
  return describe(ctx, playToken, found.memberId, found.data as unknown as LaunchData)
}

async function describe(ctx: Context, playToken: string, memberId: number | null, data: LaunchData): Promise<Launch> {
  const game = await ctx.db
    .selectFrom('games')
    .select(['id', 'code', 'name'])
    .where('id', '=', data.gameId)
    .executeTakeFirst()
  if (!game) throw new Refusal('game.unknown')
  const common = {
    playToken,
    gameSessionId: hashToken(playToken),
    fun: data.fun,
    language: data.language,
    gameId: game.id,
    gameCode: game.code,
    gameName: game.name,
  }
  if (data.fun || memberId === null) {
    return { ...common, isOver: false, memberId: null, username: '', currency: 'USD', scale: SCALES.USD, balance: 0n }
  }
  const member = await ctx.db
    .selectFrom('members')
    .select(['username', 'currency', 'enabled'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const session = { memberId, tokenHash: data.session ?? '', now: ctx.clock() }
  const isOver = !member.enabled || !(await isSessionOn(ctx.db, session))
  const currency = member.currency
  const balance = await balanceOf(ctx.db, memberId)
  return { ...common, isOver, memberId, username: member.username, currency, scale: SCALES[currency], balance }
}
