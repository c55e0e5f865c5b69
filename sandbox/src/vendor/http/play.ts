import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Launch } from '../../wallet/types.ts'
import { RuleError } from '../engines/engine.ts'
import type { GameKind } from '../engines/engine.ts'
import { knownGame } from '../games.ts'
import { tableMoment } from '../live/tables.ts'
import { tableView } from '../live/view.ts'
import { settleLive } from '../live/settle.ts'
import { bankOf } from '../rounds/vendor-context.ts'
import type { VendorContext } from '../rounds/vendor-context.ts'
import { fillFunBank } from '../rounds/fun-bank.ts'
import { finishPending, moveRound } from '../rounds/move.ts'
import { isSlot, openRound, waitOf } from '../rounds/open.ts'
import { proceed } from '../rounds/proceed.ts'
import { gameSessionOf } from '../rounds/game-session.ts'
import type { GameSession } from '../rounds/game-session.ts'
import { latestRounds, sumOfTable, sumSince, UNFINISHED } from '../rounds/store.ts'
import type { Round } from '../rounds/tables.ts'
import type { GameLook } from './art.ts'
import { factorOf, roundLine, roundView, gameSessionView } from './view.ts'

const DAY_MS = 24 * 3600_000
const ROUNDS_SHOWN = 20
/** Solo tables that show their last results, as the live ones do. */
const HISTORY_KINDS: ReadonlySet<GameKind> = new Set(['roulette', 'baccarat'])
const RESULTS_SHOWN = 12

const token = v.pipe(v.string(), v.minLength(10), v.maxLength(200))
const actionId = v.pipe(v.string(), v.uuid())
/** `key` is made up by the page: with it the page may repeat a launch whose response was lost. */
const launchSchema = v.object({ token, key: v.optional(actionId), code: v.string() })
const startSchema = v.union([launchSchema, v.object({ playToken: token, code: v.string() })])
/** Normalises a bet or move to its stored JSON, so that a retry compares equal; rejects NUL, which cannot be stored. */
const written = v.pipe(
  v.unknown(),
  v.transform((value) => JSON.stringify(value ?? null)),
  v.check((text) => !/\\u(0000|d[89a-f])/.test(text)),
  v.transform((text): unknown => JSON.parse(text)),
)
const openSchema = v.object({ actionId, bet: written })
const moveSchema = v.object({ actionId, roundId: actionId, move: written })

function read<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body)
  if (!result.success) throw new RuleError('badRequest')
  return result.output
}

/** The play token of a request; the wallet checks it. */
const bearer = (request: FastifyRequest): string => (request.headers.authorization ?? '').replace(/^Bearer /, '')

/** A game page's calls: start a game session, read the state, open a round, make a move, list rounds, live table. */
export function playCalls(app: FastifyInstance, vendor: VendorContext, looks: ReadonlyMap<string, GameLook>): void {
  const answer = async (gameSession: GameSession, round: Round | undefined) => ({
    round: round ? roundView(round) : null,
    /** At a live table a player may have placed several bets on the round that ended without them. */
    total: round?.liveKey ? await sumOfTable(vendor.ctx.db, gameSession, round.liveKey) : null,
    balance: Number(await bankOf(vendor, gameSession).balance()),
    /** Milliseconds until a slot accepts its next game. */
    wait: round && isSlot(knownGame(gameSession.gameCode).engine.kind) ? waitOf(round.playedAt, vendor.ctx.clock()) : 0,
  })

  /** The session's last round: an unfinished one is carried on first, a finished one shows where the player left off. */
  const resume = async (gameSession: GameSession): Promise<Round | undefined> => {
    const [last] = await latestRounds(vendor.ctx.db, gameSession, 1)
    if (!last || !UNFINISHED.includes(last.status)) return last
    try {
      // A pending move was interrupted while its stake was being taken; it must end before another move is played.
      return await (last.pending ? finishPending(vendor, last, last.pending) : proceed(vendor, last))
    } catch (error) {
      if (!(error instanceof RuleError)) throw error
      return (await latestRounds(vendor.ctx.db, gameSession, 1))[0]
    }
  }

  /** The session of a launch. One that is over may only see its last round until that has ended; else loggedOut. */
  const openSession = async (launch: Launch): Promise<GameSession> => {
    const gameSession = gameSessionOf(launch)
    if (!launch.isOver) return gameSession
    const [last] = await latestRounds(vendor.ctx.db, gameSession, 1)
    const table = last?.liveKey && tableMoment(gameSession.gameCode, vendor.ctx.clock().getTime())
    const isShown = table && last.liveKey === `${gameSession.gameCode}:${table.round}`
    if (!last || !(isShown || UNFINISHED.includes(last.status))) throw new RuleError('loggedOut')
    return gameSession
  }

  /** The response to a bet or a move. Throws rolledBack where the round was given back in the meantime. */
  const played = (gameSession: GameSession, round: Round) => {
    if (round.status === 'rolled_back') throw new RuleError('rolledBack')
    return answer(gameSession, round)
  }

  const recentViews = async (gameSession: GameSession) => {
    const rounds = await latestRounds(vendor.ctx.db, gameSession, RESULTS_SHOWN)
    return rounds.filter(({ status }) => status === 'settled').map((round) => roundView(round).view)
  }

  const startSession = async (launch: Launch) => {
    const gameSession = await openSession(launch)
    if (launch.memberId === null) await fillFunBank(vendor.ctx, gameSession.player)
    const round = await resume(gameSession)
    return {
      ...gameSessionView(launch, looks),
      recent: HISTORY_KINDS.has(knownGame(gameSession.gameCode).engine.kind) ? await recentViews(gameSession) : [],
      ...(await answer(gameSession, round)),
    }
  }

  app.post('/session', async (request) => {
    const body = read(startSchema, request.body)
    const launch =
      'token' in body
        ? await vendor.wallet.authenticate(body.token, body.key)
        : await vendor.wallet.session(body.playToken)
    if (launch.gameCode !== body.code) throw new RuleError('badRequest')
    return startSession(launch)
  })

  app.get('/state', async (request) => {
    const gameSession = await openSession(await vendor.wallet.session(bearer(request)))
    return answer(gameSession, await resume(gameSession))
  })

  app.post('/open', async (request) => {
    const body = read(openSchema, request.body)
    const launch = await vendor.wallet.session(bearer(request))
    const gameSession = gameSessionOf(launch)
    const factor = factorOf(launch.scale)
    return played(gameSession, await openRound(vendor, gameSession, { actionId: body.actionId, bet: body.bet, factor }))
  })

  app.post('/move', async (request) => {
    const body = read(moveSchema, request.body)
    const gameSession = gameSessionOf(await vendor.wallet.session(bearer(request)))
    return played(gameSession, await moveRound(vendor, gameSession, { ...body, move: body.move }))
  })

  app.get('/rounds', async (request) => {
    const gameSession = await openSession(await vendor.wallet.session(bearer(request)))
    const since = new Date(vendor.ctx.clock().getTime() - DAY_MS)
    const rounds = await latestRounds(vendor.ctx.db, gameSession, ROUNDS_SHOWN)
    return { rounds: rounds.map(roundLine), ...(await sumSince(vendor.ctx.db, gameSession, since)) }
  })

  app.get('/live', async (request) => {
    const gameSession = await openSession(await vendor.wallet.session(bearer(request)))
    await settleLive(vendor, gameSession.gameCode)
    return { ...(await tableView(vendor, gameSession)), balance: Number(await bankOf(vendor, gameSession).balance()) }
  })
}
