import type { VendorGame } from '../games.ts'
import { factorOf } from '../stakes.ts'
import type { Locale, Texts } from './texts.ts'

/**
 * Game information for the lobby, in the caller's language. Limits are in whole units of a currency with `scale`
 * decimals: two for the dollar, eight for bitcoin.
 */
export function gameInfo({ game, engine, live }: VendorGame, locale: Locale, texts: Texts, scale = 2) {
  const { facts } = engine
  const words = texts[locale]!
  const units = (stake: number): string => ((stake * factorOf(scale)) / 10 ** scale).toFixed(scale)
  return {
    code: game.code,
    name: game.name,
    vendor: game.vendorName,
    category: game.category,
    kind: game.kind,
    kindName: words[`kind.${game.kind}`] ?? game.kind,
    live: live !== null,
    playForFun: game.playForFun,
    /** In per cent, two decimals; rtpMethod: 'exact', or 'simulated' with an rtpError in percentage points. */
    rtp: facts.rtp.percent,
    rtpMethod: facts.rtp.method,
    rtpError: facts.rtp.error ?? null,
    volatility: facts.volatility,
    volatilityName: words[`volatility.${facts.volatility}`] ?? facts.volatility,
    minStake: units(facts.minStake),
    maxStake: units(facts.maxStake),
    topPrize: facts.topPrize,
    rules: facts.rules.map((id) => words[id] ?? id),
  }
}
