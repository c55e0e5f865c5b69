import type { VendorGame } from '../games.ts'
import type { Locale, Texts } from './texts.ts'

/** Game information for the lobby, in the caller's language. Limits are units of a two-decimal currency. */
export function gameInfo({ game, engine, live }: VendorGame, locale: Locale, texts: Texts) {
  const { facts } = engine
  return {
    code: game.code,
    name: game.name,
    vendor: game.vendorName,
    category: game.category,
    kind: game.kind,
    kindName: texts[locale][`kind.${game.kind}`] ?? game.kind,
    live: live !== null,
    playForFun: game.playForFun,
    /** Per cent, two decimals; 'exact' by calculation, or 'simulated' with an error of so many points. */
    rtp: facts.rtp.percent,
    rtpMethod: facts.rtp.method,
    rtpError: facts.rtp.error ?? null,
    volatility: facts.volatility,
    volatilityName: texts[locale][`volatility.${facts.volatility}`] ?? facts.volatility,
    minStake: (facts.minStake / 100).toFixed(2),
    maxStake: (facts.maxStake / 100).toFixed(2),
    topPrize: facts.topPrize,
    rules: facts.rules.map((id) => texts[locale][id] ?? id),
  }
}
