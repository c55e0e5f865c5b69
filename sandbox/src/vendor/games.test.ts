import { describe, expect, it } from 'vitest'
import { games } from '../games/catalogue.ts'
import { baccaratFacts } from './engines/baccarat/engine.ts'
import { ROUND_MS } from './engines/live/clock.ts'
import { rouletteFacts } from './engines/roulette/engine.ts'
import { knownGame } from './games.ts'
import { readTexts } from './http/texts.ts'
import { SLOT_ROUND_MS } from './rounds/open.ts'
import { familyCodes, picturesOf } from './skins.ts'

describe('the catalogue', () => {
  it('has an engine for each of its games', () => {
    expect(games.length).toBeGreaterThanOrEqual(60)
    for (const { code, kind } of games) {
      const { engine, live } = knownGame(code)
      expect(engine.kind, code).toBe(kind)
      expect(live !== null).toBe(kind.startsWith('live'))
      expect(Number(engine.facts.rtp.percent)).toBeGreaterThan(90)
      expect(engine.facts.stakes.every((stake) => Number.isInteger(stake))).toBe(true)
    }
  })

  it('gives each slot four different pictures of its family', () => {
    const slots = games.filter(({ kind }) => kind.endsWith('-slot'))
    expect([...familyCodes()].sort()).toEqual(slots.map(({ code }) => code).sort())
    for (const { code } of slots) expect(new Set(Object.values(picturesOf(code))).size, code).toBe(4)
  })
})

describe('the messages of the game pages', () => {
  const texts = readTexts()
  const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()

  it.each(Object.entries(texts))('in %s are complete, with the same placeholders', (_locale, messages) => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(texts.en).sort())
    for (const [id, text] of Object.entries(messages)) {
      expect(text.trim(), id).not.toBe('')
      expect(placeholders(text), id).toEqual(placeholders(texts.en[id] ?? ''))
    }
  })

  it.each(Object.entries(texts))('in %s name the figures that the engines compute', (_locale, messages) => {
    const figures = (id: string) =>
      [...(messages[id] ?? '').matchAll(/\d+(?:[.,]\d+)?/g)].map(([n]) => Number(n.replace(',', '.')))
    const { rtp } = baccaratFacts.pays
    expect(figures('rules.baccarat.rtp')).toEqual([rtp.player, rtp.banker, rtp.tie].map(Number))
    const { straight, split, street, corner, line, dozen } = rouletteFacts.pays
    for (const odds of [straight, split, street, corner, line, dozen])
      expect(figures('rules.roulette.bets')).toContain(odds)
    expect(figures('rules.live.clock')).toEqual([ROUND_MS / 1000])
    expect(figures('rules.slot.sum')).toContain(SLOT_ROUND_MS / 1000)
  })

  it('include the rules and the type of every game', () => {
    for (const { code } of games) {
      const { engine } = knownGame(code)
      for (const id of [...engine.facts.rules, `kind.${engine.kind}`]) expect(texts.en, id).toHaveProperty([id])
    }
  })
})
