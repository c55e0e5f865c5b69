import type { Launch } from '../../wallet/types.ts'
import { knownGame } from '../games.ts'
import { playerOf } from '../rounds/game-session.ts'
import { codeOf } from '../rounds/proceed.ts'
import { picturesOf } from '../skins.ts'
import type { Round, RoundStatus } from '../rounds/tables.ts'
import { factorOf } from '../stakes.ts'
import type { GameFiles } from './art.ts'

/** The statuses in which nothing is left to do for the player. */
const ENDED: ReadonlySet<RoundStatus> = new Set(['paying', 'settled', 'rolled_back'])

/** A round as the client sees it; amounts are in minor units. */
export function roundView(round: Round) {
  const { engine } = knownGame(round.gameCode)
  return {
    id: round.id,
    status: round.status,
    done: ENDED.has(round.status),
    stake: Number(round.stake),
    payout: Number(round.payout),
    liveKey: round.liveKey,
    bet: round.bet,
    // A round that is refused has a reason instead of a state, and is seen for as long as its bet is being given back.
    view: round.state === null || codeOf(round) !== undefined ? null : engine.view(round.state),
  }
}

/** A round as an entry in the player's list of rounds. */
export const roundLine = ({ createdAt, status, stake, payout }: Round) => ({
  at: createdAt.getTime(),
  status,
  stake: Number(stake),
  payout: Number(payout),
})

/** What a page receives once, when its game session starts. */
export function gameSessionView(launch: Launch, looks: ReadonlyMap<string, GameFiles>) {
  const { game, engine } = knownGame(launch.gameCode)
  const factor = factorOf(launch.scale)
  const pictures = Object.entries(picturesOf(game.code)).map(([letter, code]) => [letter, looks.get(code)?.tile])
  return {
    playToken: launch.playToken,
    player: launch.memberId === null ? 'fun' : playerOf(launch.memberId),
    fun: launch.memberId === null,
    currency: launch.currency,
    scale: launch.scale,
    game: { code: game.code, name: game.name, vendor: game.vendorName, kind: game.kind },
    facts: {
      ...engine.facts,
      stakes: engine.facts.stakes.map((stake) => stake * factor),
      minStake: engine.facts.minStake * factor,
      maxStake: engine.facts.maxStake * factor,
    },
    pictures: Object.fromEntries(pictures) as Record<string, string | undefined>,
  }
}
