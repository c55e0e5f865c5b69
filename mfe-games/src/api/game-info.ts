import type { ApiService } from '@croupier/shared/host'
import * as v from 'valibot'

const infoSchema = v.object({
  name: v.string(),
  vendor: v.string(),
  kindName: v.string(),
  /** Per cent. */
  rtp: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.finite()),
  rtpMethod: v.optional(v.string()),
  /** The error of a simulated return, in points. */
  rtpError: v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.finite())),
  volatilityName: v.string(),
  minStake: v.string(),
  maxStake: v.string(),
  rules: v.array(v.string()),
})
export type GameInfo = v.InferOutput<typeof infoSchema>

/** /ext/game/info: rules, return to player, limits and vendor of a game, in the player's language (D3). */
export function readGameInfo(api: ApiService, id: number, signal?: AbortSignal): Promise<GameInfo> {
  return api.post('/ext/game/info', { id }, { schema: infoSchema, indicator: false, signal })
}
